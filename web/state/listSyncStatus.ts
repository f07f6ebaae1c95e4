import { haveSameItems, parseSerializedOrderItems } from '../../domain/order-list/orderItems'
import { toOrderItems } from '../../domain/order-list/orderList'
import { selectIsReduxStateRestored, type ShopState } from './store'

/** Whether the order list is the visitor's: not before it is restored, nor from sign-in to the first sync. */
export function selectIsListReady(state: ShopState): boolean {
  return selectIsReduxStateRestored(state) && state.synced.userID === state.auth.userID
}

/** Whether the order list was synced with the signed-in account and has not changed since then. */
export function selectIsListSynced(state: ShopState): boolean {
  return state.synced.userID === state.auth.userID && selectIsListSaved(state)
}

/** Whether signing out loses no changes of the order list. Before the first sync, true only for an empty list. */
export function selectIsListSaved({ auth, cart, synced }: ShopState): boolean {
  const syncedItems = synced.userID === auth.userID ? parseSerializedOrderItems(synced.items) : []
  return haveSameItems(syncedItems, toOrderItems(cart.cartItems))
}
