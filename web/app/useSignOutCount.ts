import { useState } from 'react'
import { selectAuth } from '../state/authSlice'
import { useShopSelector } from '../state/storeHooks'

/** Counts the sign-outs since page load. As a React `key`, the count resets forms with the previous account's input. */
export function useSignOutCount(): number {
  const { userID } = useShopSelector(selectAuth)
  const [lastSession, setLastSession] = useState({ userID, signOutCount: 0 })
  if (lastSession.userID !== userID) {
    setLastSession({ userID, signOutCount: lastSession.signOutCount + (lastSession.userID === '' ? 0 : 1) })
  }
  return lastSession.signOutCount
}
