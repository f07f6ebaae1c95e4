import { useState } from 'react'
import { linkCopiedMessage, sharedListTitle, shareListText } from '../../domain/messages/sharedList'
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
    const result = await shareLink(url, sharedListTitle)
    if (result === 'copied') showToast('success', linkCopiedMessage)
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
        {shareListText}
      </Button>
      {isLinkShown ? <CopyableLink url={url} /> : null}
    </>
  )
}
