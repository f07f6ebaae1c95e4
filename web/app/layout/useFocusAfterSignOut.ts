import { type RefObject, useEffect, useRef } from 'react'
import { selectAuth } from '../../state/authSlice'
import { useShopSelector } from '../../state/storeHooks'

/** Moves the focus to the main area after sign-out, which removes the focused button. */
export function useFocusAfterSignOut(main: RefObject<HTMLElement | null>): void {
  const { isLoggedIn } = useShopSelector(selectAuth)
  const wasLoggedIn = useRef(isLoggedIn)
  useEffect(() => {
    const hasSignedOut = wasLoggedIn.current && !isLoggedIn
    wasLoggedIn.current = isLoggedIn
    if (hasSignedOut && document.activeElement === document.body) main.current?.focus({ preventScroll: true })
  }, [main, isLoggedIn])
}
