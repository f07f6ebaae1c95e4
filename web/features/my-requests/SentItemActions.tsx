import { useState } from 'react'
import { formatReference } from '../../domain/sent-items/submissionId'
import type { SentItem } from '../../domain/sent-items/sentItem'
import { getWhatsAppUrl } from '../../domain/site/businessDetails'
import { routePaths } from '../../domain/site/routePaths'
import { useShopStore } from '../../state/storeHooks'
import { Button, ButtonLink, ExternalButtonLink } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { chatIcon, undoIcon } from '../../ui/icons'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { addRequestToOrderList } from './addRequestToOrderList'
import styles from './SentItemActions.module.css'

/** The sender's actions for a sent item: request the same products again, or continue on WhatsApp. */
export function SentItemActions({ sentItem }: { sentItem: SentItem }) {
  const reference = formatReference(sentItem.id)
  return (
    <div className={styles.actions}>
      {sentItem.items.length > 0 ? <RequestAgainButton sentItem={sentItem} /> : null}
      {sentItem.status === 'closed' ? null : (
        <ExternalButtonLink tone="quiet" href={getWhatsAppUrl(`About ${reference}:\n\n${sentItem.text}`)}>
          <Icon pathData={chatIcon} />
          Continue on WhatsApp
          <VisuallyHidden> about {reference}</VisuallyHidden>
        </ExternalButtonLink>
      )}
    </div>
  )
}

function RequestAgainButton({ sentItem }: { sentItem: SentItem }) {
  const store = useShopStore()
  const [isListed, setIsListed] = useState(false)
  const handleRequestAgain = async () => {
    setIsListed(await addRequestToOrderList(store, sentItem))
  }
  return (
    <>
      <Button tone="quiet" onClick={() => void handleRequestAgain()}>
        <Icon pathData={undoIcon} />
        Request again
        <VisuallyHidden> {formatReference(sentItem.id)}</VisuallyHidden>
      </Button>
      {isListed ? <ButtonLink to={routePaths.orderList}>Go to Order List</ButtonLink> : null}
    </>
  )
}
