import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** Every change of route starts at the page's top, for the eye and for the screen reader's place alike. */
export function usePageTop(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  const shownPath = useRef(pathname)
  useEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [main, pathname])
}
