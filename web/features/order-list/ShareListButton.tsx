import { orderListPageMessages } from '../../../domain/messages/orderListPage'
import type { CartItem } from '../../../domain/order-list/orderList'
import { formatSharedList } from '../../../domain/order-list/sharedList'
import { ShareButton } from '../../ui/sharing/ShareButton'
import { getSharedListPath } from './useSharedListOffer'

/** A button that shares the order list as a link. */
export function ShareListButton({ items }: { items: readonly CartItem[] }) {
  return (
    <ShareButton
      path={getSharedListPath(formatSharedList(items))}
      title={orderListPageMessages.sharedListTitle}
      copiedMessage={orderListPageMessages.linkCopiedMessage}
      linkLabel={orderListPageMessages.linkLabel}
    >
      {orderListPageMessages.shareListText}
    </ShareButton>
  )
}
