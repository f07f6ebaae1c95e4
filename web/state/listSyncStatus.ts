import { haveSameItems, parseSerializedOrderItems } from '../domain/order-list/orderItems'
import { toOrderItems } from '../domain/order-list/orderList'
import type { ShopState } from './store'

/** Whether the list was synced with this account and has no unsaved change. */
export function selectIsListSynced(state: ShopState): boolean {
  return state.synced.userID === state.auth.userID && selectIsListSaved(state)
}

/** Whether signing out loses no change; before the first sync, only an empty list counts as saved. */
export function selectIsListSaved({ auth, cart, synced }: ShopState): boolean {
  const syncedItems = synced.userID === auth.userID ? parseSerializedOrderItems(synced.items) : []
  return haveSameItems(syncedItems, toOrderItems(cart.cartItems))
}
