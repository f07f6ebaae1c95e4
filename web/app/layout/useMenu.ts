import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

// The menu collapses at 1367px and below, with larger text earlier, as in Navigation.module.css and Header.module.css.
const wideScreenQuery = '(min-width: 1367.02px) and (min-width: 85.01rem)'

export type MenuState = { isOpen: boolean; onToggle: () => void }

/** The collapsible menu's state. The menu is open for one history entry only, so any navigation closes it. */
export function useMenu(): MenuState {
  const { key } = useLocation()
  const [openLocationKey, setOpenLocationKey] = useState<string>()
  const isOpen = openLocationKey === key
  useEffect(() => {
    if (!isOpen) return
    return lockScrollUntilClosed(() => setOpenLocationKey(undefined))
  }, [isOpen])
  return {
    isOpen,
    onToggle: () => setOpenLocationKey(isOpen ? undefined : key),
  }
}

/** Scrolls the header to the top and locks scrolling, so that the menu has the full height below the header. */
function lockScrollUntilClosed(close: () => void) {
  const controller = new AbortController()
  const { signal } = controller
  scrollBy(0, document.querySelector('header')?.getBoundingClientRect().top ?? 0)
  document.documentElement.dataset.scroll = 'locked'
  const onPointerDown = ({ target }: PointerEvent) => {
    if (!(target instanceof Element && target.closest('header'))) close()
  }
  document.addEventListener('pointerdown', onPointerDown, { signal })
  matchMedia(wideScreenQuery).addEventListener('change', close, { signal })
  return () => {
    controller.abort()
    delete document.documentElement.dataset.scroll
  }
}
