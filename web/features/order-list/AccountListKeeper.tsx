import { useEffect } from 'react'
import { selectAuth } from '../../state/authSlice'
import { useShopSelector, useShopStore } from '../../state/hooks'
import { productOf } from './catalogued'
import { keepInStep } from './keepInStep'

/** Keeps a signed-in visitor's list in their account, as long as it stands on the page. Shows nothing. */
export function AccountListKeeper() {
  const store = useShopStore()
  const { userID } = useShopSelector(selectAuth)
  useEffect(() => {
    return keepInStep({ store, userID, productOf })
  }, [store, userID])
  return null
}
