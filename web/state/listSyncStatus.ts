import { haveSameItems, parseSerializedOrderItems } from '../../domain/order-list/orderItems'
import { toOrderItems } from '../../domain/order-list/orderList'
import type { ShopState } from './store'

/** Whether the order list was synced with the signed-in account and has not changed since then. */
export function selectIsListSynced(state: ShopState): boolean {
  return state.synced.userID === state.auth.userID && selectIsListSaved(state)
}

/** Whether signing out loses no changes of the order list. Before the first sync, true only for an empty list. */
export function selectIsListSaved({ auth, cart, synced }: ShopState): boolean {
  const syncedItems = synced.userID === auth.userID ? parseSerializedOrderItems(synced.items) : []
  return haveSameItems(syncedItems, toOrderItems(cart.cartItems))
}
