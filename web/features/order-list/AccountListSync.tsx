import { useEffect } from 'react'
import { useShopServices } from '../../data/ShopServices'
import { selectAuth } from '../../state/authSlice'
import { useShopSelector, useShopStore } from '../../state/storeHooks'
import { syncOrderList } from './syncOrderList'

/** Syncs a signed-in visitor's order list with the account while this component is mounted. Renders nothing. */
export function AccountListSync() {
  const store = useShopStore()
  const services = useShopServices()
  const { userID } = useShopSelector(selectAuth)
  useEffect(() => syncOrderList({ services, store, userID }), [services, store, userID])
  return null
}
