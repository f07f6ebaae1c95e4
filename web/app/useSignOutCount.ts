import { useState } from 'react'
import { selectAuth } from '../state/authSlice'
import { useShopSelector } from '../state/storeHooks'

/**
 * Counts the sign-outs since the page was loaded. Used in a React `key`, the count resets the forms in which the
 * previous account has typed.
 */
export function useSignOutCount(): number {
  const { userID } = useShopSelector(selectAuth)
  const [lastSession, setLastSession] = useState({ userID, signOutCount: 0 })
  if (lastSession.userID !== userID) {
    setLastSession({ userID, signOutCount: lastSession.signOutCount + (lastSession.userID === '' ? 0 : 1) })
  }
  return lastSession.signOutCount
}
