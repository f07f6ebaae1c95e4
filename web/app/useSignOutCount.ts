import { useState } from 'react'
import { selectAuth } from '../state/authSlice'
import { useShopSelector } from '../state/storeHooks'

/** The number of sign-outs since the page was loaded; as a key it resets what the account has typed. */
export function useSignOutCount(): number {
  const { userID } = useShopSelector(selectAuth)
  const [lastSession, setLastSession] = useState({ userID, signOutCount: 0 })
  if (lastSession.userID !== userID) {
    setLastSession({ userID, signOutCount: lastSession.signOutCount + (lastSession.userID === '' ? 0 : 1) })
  }
  return lastSession.signOutCount
}
