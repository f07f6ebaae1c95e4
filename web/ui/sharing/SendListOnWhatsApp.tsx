import { getWhatsAppUrl } from '../../../domain/site/businessDetails'
import { sharingMessages } from '../../../domain/messages/sharing'
import type { OrderItem } from '../../../domain/order-list/orderItems'
import { getSharedListPath } from '../../../domain/order-list/sharedList'
import { ExternalButtonLink } from '../Button'
import { Icon } from '../Icon'
import { chatIcon } from '../icons'

type Props = {
  /** The list as text, a product a line. */
  list: string
  /** The products of the list, to which the message links. */
  items: readonly OrderItem[]
}

/** Opens a WhatsApp conversation with the shop, with a list and a link to its products as the message. */
export function SendListOnWhatsApp({ list, items }: Props) {
  const link = items.length > 0 ? location.origin + getSharedListPath(items) : ''
  return (
    <ExternalButtonLink tone="quiet" href={getWhatsAppUrl(sharingMessages.formatListMessage(list, link))}>
      <Icon pathData={chatIcon} />
      {sharingMessages.sendListOnWhatsApp}
    </ExternalButtonLink>
  )
}
