import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { keepPlace, returnToPlace, takeOverPlaces } from './scrollPlaces'

/**
 * Every change of route starts at the page's top, for the eye and for the screen reader's place alike; Back and Forward
 * return to the place that was left. A link to the page that is open leads to its top too; a screen that replaces its
 * own address (a search, a count) leaves a state with it, and stays where it is.
 */
export function usePageTop(main: RefObject<HTMLElement | null>): void {
  const location = useLocation()
  const isReturn = useNavigationType() === NavigationType.Pop
  const { pathname, search, hash, key } = location
  const isBare = location.state === null && hash === ''
  const shown = useRef({ pathname, search, key })
  useLayoutEffect(() => {
    const earlier = shown.current
    if (earlier.key === key) return
    shown.current = { pathname, search, key }
    const isElsewhere = earlier.pathname !== pathname
    if (isElsewhere) main.current?.focus({ preventScroll: true })
    // A link within the page is a return to the browser: it finds its own place.
    if (isReturn && hash === '') return returnToPlace(key)
    if (isElsewhere || (earlier.search === search && isBare)) scrollTo(0, 0)
    keepPlace(key)
    return undefined
  }, [main, pathname, search, hash, key, isBare, isReturn])
  useKeptPlaces(key)
}

/** Notes how far each entry of the history is scrolled. */
function useKeptPlaces(key: string) {
  useEffect(takeOverPlaces, [])
  useEffect(() => {
    const onScroll = () => {
      keepPlace(key)
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      removeEventListener('scroll', onScroll)
    }
  }, [key])
}
