import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import {
  enableManualScrollRestoration,
  isBeyondEnd,
  restoreScrollPosition,
  saveScrollPosition,
} from './scrollPositions'

/** Scrolls to the top and focuses the main area at a navigation. Back and Forward restore the scroll position. */
export function useScrollRestoration(main: RefObject<HTMLElement | null>): void {
  const location = useLocation()
  const isHistoryNavigation = useNavigationType() === NavigationType.Pop
  const { pathname, search, hash, key } = location
  // The search sets a history state to keep the scroll position.
  const hasNoStateOrHash = location.state === null && hash === ''
  const lastLocation = useRef({ pathname, search, key })
  useLayoutEffect(() => {
    const previousLocation = lastLocation.current
    if (previousLocation.key === key) return keepInitialScrollPosition(key)
    lastLocation.current = { pathname, search, key }
    const isNewPath = previousLocation.pathname !== pathname
    if (isNewPath) main.current?.focus({ preventScroll: true })
    // The browser itself scrolls to a hash.
    if (isHistoryNavigation && hash === '') return restoreScrollPosition(key)
    if (isNewPath || (previousLocation.search === search && hasNoStateOrHash)) scrollTo(0, 0)
    saveScrollPosition(key)
    return undefined
  }, [main, pathname, search, hash, key, hasNoStateOrHash, isHistoryNavigation])
  useScrollPositionTracking(key)
}

/** Keeps the position from before the first render, also if the first screen is still shorter than the page was. */
function keepInitialScrollPosition(key: string): (() => void) | undefined {
  if (isBeyondEnd(key)) return restoreScrollPosition(key)
  saveScrollPosition(key)
  return undefined
}

function useScrollPositionTracking(key: string) {
  useEffect(enableManualScrollRestoration, [])
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const save = () => saveScrollPosition(key)
    addEventListener('scroll', save, { passive: true, signal })
    // A scroll event comes a frame after the scroll. In the capture phase: before the positions are stored.
    addEventListener('pagehide', save, { capture: true, signal })
    return () => controller.abort()
  }, [key])
}
