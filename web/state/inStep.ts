import { haveSameItems, readEntries } from '../domain/items'
import { itemsOf } from '../domain/orderList'
import type { ShopState } from './store'

/** Whether the list here and the account's have met, and the account holds what this browser shows. */
export function selectIsInStep(state: ShopState): boolean {
  return state.synced.userID === state.auth.userID && selectIsSaved(state)
}

/** Whether nothing is lost when the account is left: before the lists have met, only an empty one is saved. */
export function selectIsSaved({ auth, cart, synced }: ShopState): boolean {
  const agreed = synced.userID === auth.userID ? readEntries(synced.items) : []
  return haveSameItems(agreed, itemsOf(cart.cartItems))
}
