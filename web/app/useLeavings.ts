import { useState } from 'react'
import { selectAuth } from '../state/authSlice'
import { useShopSelector } from '../state/hooks'

/** How many accounts have left since the page was opened: a screen with this for its key forgets what they typed. */
export function useLeavings(): number {
  const { userID } = useShopSelector(selectAuth)
  const [seen, setSeen] = useState({ userID, leavings: 0 })
  if (seen.userID !== userID) {
    setSeen({ userID, leavings: seen.leavings + (seen.userID === '' ? 0 : 1) })
  }
  return seen.leavings
}
