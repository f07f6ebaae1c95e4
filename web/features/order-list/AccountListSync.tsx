import { useEffect } from 'react'
import { selectAuth } from '../../state/authSlice'
import { useShopSelector, useShopStore } from '../../state/storeHooks'
import { findOrderListProduct } from './findOrderListProduct'
import { syncOrderList } from './syncOrderList'

/**
 * Syncs a signed-in visitor's order list with the visitor's account while this component is mounted. Renders nothing.
 */
export function AccountListSync() {
  const store = useShopStore()
  const { userID } = useShopSelector(selectAuth)
  useEffect(() => {
    return syncOrderList({ store, userID, findProduct: findOrderListProduct })
  }, [store, userID])
  return null
}
