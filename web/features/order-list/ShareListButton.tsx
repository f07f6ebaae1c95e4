import { useState } from 'react'
import { businessDetails } from '../../domain/site/businessDetails'
import type { CartItem } from '../../domain/order-list/orderList'
import { formatSharedList } from '../../domain/order-list/sharedList'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { shareIcon } from './orderListIcons'
import { showToast } from '../../ui/toasts/showToast'
import { CopyableLink } from './CopyableLink'
import { shareLink } from './shareLink'
import { getSharedListUrl } from './useSharedListOffer'

/**
 * A button that shares the order list as a link. If the browser can neither share nor copy the link, the page shows it.
 */
export function ShareListButton({ items }: { items: readonly CartItem[] }) {
  const [isLinkShown, setIsLinkShown] = useState(false)
  const url = getSharedListUrl(formatSharedList(items))
  const share = async () => {
    const result = await shareLink(url, `Order list for ${businessDetails.name}`)
    if (result === 'copied') showToast('success', 'Link copied. Whoever opens it gets a copy of this list.')
    setIsLinkShown(result === 'failed')
  }
  return (
    <>
      <Button
        tone="quiet"
        onClick={() => {
          void share()
        }}
      >
        <Icon pathData={shareIcon} />
        Share List
      </Button>
      {isLinkShown ? <CopyableLink url={url} /> : null}
    </>
  )
}
