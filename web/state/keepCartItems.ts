import { isAnyOf, type Middleware } from '@reduxjs/toolkit'
import { accountLeft } from './authSlice'
import { type CartState, countSet, itemAdded, itemDecreased, listCleared } from './cartSlice'
import type { SafeStorage } from './safeStorage'

/** Where the list alone is kept, beside the whole store. */
export const cartItemsKey = 'cartItems'

// Deleting is not among them: the specification does not save it here, and the persisted store, which wins, has it.
const isSaved = isAnyOf(itemAdded, itemDecreased, countSet, listCleared)

/** Writes the list to the browser's storage on add, decrease and clear (setting a count is both); it goes with its account. */
export function keepCartItems(storage: SafeStorage): Middleware<object, { cart: CartState }> {
  return (store) => (next) => (action) => {
    const result = next(action)
    if (isSaved(action)) storage.write(cartItemsKey, JSON.stringify(store.getState().cart.cartItems))
    if (accountLeft.match(action)) storage.remove(cartItemsKey)
    return result
  }
}
