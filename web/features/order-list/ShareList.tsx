import { useState } from 'react'
import { paths } from '../../app/paths'
import { business } from '../../domain/business'
import type { CartItem } from '../../domain/orderList'
import { sharedText } from '../../domain/sharedList'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { shareIcon } from './icons'
import { showToast } from '../../ui/toast'
import { LinkToCopy } from './LinkToCopy'
import { shareLink } from './shareLink'
import { listParameter } from './useSharedOffer'

/** Passes the list on as a link, by whatever way this browser allows. */
export function ShareList({ items }: { items: readonly CartItem[] }) {
  const [isShown, setIsShown] = useState(false)
  const url = `${location.origin}${paths.orderList}?${listParameter}=${sharedText(items)}`
  const share = async () => {
    const sharing = await shareLink(url, `Order list for ${business.name}`)
    if (sharing === 'copied') showToast('success', 'Link copied. Whoever opens it gets a copy of this list.')
    setIsShown(sharing === 'refused')
  }
  return (
    <>
      <Button
        tone="quiet"
        onClick={() => {
          void share()
        }}
      >
        <Icon drawing={shareIcon} />
        Share List
      </Button>
      {isShown ? <LinkToCopy url={url} /> : null}
    </>
  )
}
