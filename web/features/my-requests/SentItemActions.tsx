import { useEffect, useState } from 'react'
import { addDeliveryArea } from '../../../domain/sent-items/deliveryArea'
import { formatReference } from '../../../domain/sent-items/submissionId'
import type { SentItem } from '../../../domain/sent-items/sentItem'
import { getWhatsAppUrl } from '../../../domain/site/businessDetails'
import { routePaths } from '../../../domain/site/routePaths'
import { myRequestsMessages } from '../../../domain/messages/myRequests'
import { useShopServices } from '../../data/ShopServices'
import { useShopStore } from '../../state/storeHooks'
import { Button, ButtonLink, ExternalButtonLink } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { chatIcon, undoIcon } from '../../ui/icons'
import { showToast } from '../../ui/toasts/showToast'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import styles from './SentItemActions.module.css'

export function SentItemActions({ sentItem }: { sentItem: SentItem }) {
  const reference = formatReference(sentItem.id)
  const text = addDeliveryArea(sentItem.text, sentItem.deliveryArea)
  return (
    <div className={styles.actions}>
      {sentItem.items.length > 0 ? <RequestAgainButton sentItem={sentItem} /> : null}
      {sentItem.status === 'closed' ? null : (
        <ExternalButtonLink
          tone="quiet"
          href={getWhatsAppUrl(myRequestsMessages.formatChatText(reference, text))}
        >
          <Icon pathData={chatIcon} />
          {myRequestsMessages.askOnWhatsApp}
          <VisuallyHidden> {myRequestsMessages.formatAbout(reference)}</VisuallyHidden>
        </ExternalButtonLink>
      )}
    </div>
  )
}

// The list of sent items shows without waiting for this code.
const loadAddRequest = () => import('./addRequestToOrderList')

function RequestAgainButton({ sentItem }: { sentItem: SentItem }) {
  const store = useShopStore()
  const { catalogue } = useShopServices()
  const [isListed, setIsListed] = useState(false)
  useEffect(() => {
    // Load it now: the device may be offline when the button is pressed.
    loadAddRequest().catch(() => undefined)
  }, [])
  const handleRequestAgain = async () => {
    try {
      const { addRequestToOrderList } = await loadAddRequest()
      setIsListed(await addRequestToOrderList(catalogue, store, sentItem))
    } catch {
      showToast('error', myRequestsMessages.catalogueFailedMessage)
    }
  }
  return (
    <>
      <Button tone="quiet" onClick={() => void handleRequestAgain()}>
        <Icon pathData={undoIcon} />
        {myRequestsMessages.requestAgain}
        <VisuallyHidden> {formatReference(sentItem.id)}</VisuallyHidden>
      </Button>
      {isListed ? (
        <ButtonLink to={routePaths.orderList}>{myRequestsMessages.goToOrderList}</ButtonLink>
      ) : null}
    </>
  )
}
