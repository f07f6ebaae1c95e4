import { type SyntheticEvent, useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { deskFrameMessages } from '../../../domain/messages/desk/frame'
import type { SentItem } from '../../../domain/sent-items/sentItem'
import { deskPath, getDeskItemPath } from '../../../domain/site/deskPath'
import { Icon } from '../../ui/Icon'
import { closeIcon } from '../../ui/icons'
import { Link } from '../../ui/Link'
import { parseDeskPath } from '../deskRoute'
import styles from './DeskAlerts.module.css'

// The item also stays in the inbox, so staff who miss the toast lose nothing.
const shownMs = 20_000

export type Arrivals = { items: readonly SentItem[]; text: string }

type Props = { arrivals: Arrivals; onEnd: () => void }

/** Says what has arrived; a press opens the item, or the inbox if there are several. It stays while it has the focus. */
export function ArrivalToast({ arrivals: { items, text }, onEnd }: Props) {
  const [isHeld, setIsHeld] = useState(false)
  const address = useArrivalAddress(items)
  const isShown = items.length > 0
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (!isShown || isHeld) return undefined
    const timer = setTimeout(end, shownMs)
    return () => clearTimeout(timer)
  }, [isShown, isHeld, text])
  const handlePress = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    // The focus would be lost with the pressed control.
    currentTarget.closest('main')?.focus({ preventScroll: true })
    setIsHeld(false)
    onEnd()
  }
  return (
    <div
      className={isShown ? styles.toast : undefined}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      {/* The live region stays in the page: screen readers read out what comes into it. */}
      <p className={styles.message} role="status">
        {isShown ? (
          <Link className={styles.link} to={address} onClick={handlePress}>
            {text}
          </Link>
        ) : null}
      </p>
      {isShown ? (
        <button
          className={styles.dismiss}
          type="button"
          aria-label={deskFrameMessages.dismiss}
          onClick={handlePress}
        >
          <Icon pathData={closeIcon} />
        </button>
      ) : null}
    </div>
  )
}

/** The address of the only item, beside the list as it is shown now; that of the inbox for several. */
function useArrivalAddress(items: readonly SentItem[]): string {
  const { pathname, search } = useLocation()
  const [item, ...others] = items
  if (!item || others.length > 0) return deskPath
  return getDeskItemPath(item) + (parseDeskPath(pathname).screen === 'inbox' ? search : '')
}
