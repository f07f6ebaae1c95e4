import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Every change of route starts at the page's top, for the eye and for the screen reader's place alike. A link to the
 * page that is open leads to its top too; a screen that replaces its own address (a search, a count) leaves a state
 * with it, and stays where it is.
 */
export function usePageTop(main: RefObject<HTMLElement | null>): void {
  const location = useLocation()
  const { pathname, search, hash, key } = location
  const isBare = location.state === null && hash === ''
  const shown = useRef({ pathname, search, key })
  useEffect(() => {
    const earlier = shown.current
    shown.current = { pathname, search, key }
    if (earlier.pathname !== pathname) {
      scrollTo(0, 0)
      main.current?.focus({ preventScroll: true })
    } else if (earlier.key !== key && earlier.search === search && isBare) {
      scrollTo(0, 0)
    }
  }, [main, pathname, search, key, isBare])
}
