import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

// The menu collapses at 1367px and below; Navigation.module.css and MenuButton.module.css hold the same number.
const wide = '(width > 1367px)'

export type Menu = { isOpen: boolean; onToggle: () => void }

/** The collapsible menu: open on one entry of the history only, so that following any link closes it. */
export function useMenu(): Menu {
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  const isOpen = openAt === key
  useEffect(() => {
    if (!isOpen) return
    return whileOpen(() => {
      setOpenAt(undefined)
    })
  }, [isOpen])
  return {
    isOpen,
    onToggle: () => {
      setOpenAt(isOpen ? undefined : key)
    },
  }
}

/** Locks the page's scrolling with the header at the window's top, so that the menu beneath it has all the height; a press beside the menu or a window grown wide closes it. */
function whileOpen(close: () => void) {
  const listening = new AbortController()
  const { signal } = listening
  scrollBy(0, document.querySelector('header')?.getBoundingClientRect().top ?? 0)
  document.documentElement.dataset.scroll = 'locked'
  const onPress = ({ target }: PointerEvent) => {
    if (!(target instanceof Element && target.closest('header'))) close()
  }
  document.addEventListener('pointerdown', onPress, { signal })
  matchMedia(wide).addEventListener('change', close, { signal })
  return () => {
    listening.abort()
    delete document.documentElement.dataset.scroll
  }
}
