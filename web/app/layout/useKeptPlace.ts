import { type RefObject, useEffect, useRef } from 'react'
import { selectAuth } from '../../state/authSlice'
import { useShopSelector } from '../../state/hooks'

/** Signing out takes its own button away: the keyboard then goes on in the page area instead of nowhere. */
export function useKeptPlace(main: RefObject<HTMLElement | null>): void {
  const { isLoggedIn } = useShopSelector(selectAuth)
  const wasLoggedIn = useRef(isLoggedIn)
  useEffect(() => {
    const hasLeft = wasLoggedIn.current && !isLoggedIn
    wasLoggedIn.current = isLoggedIn
    if (hasLeft && document.activeElement === document.body) main.current?.focus({ preventScroll: true })
  }, [main, isLoggedIn])
}
