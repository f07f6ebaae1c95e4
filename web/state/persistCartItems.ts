import { isAnyOf, type Middleware } from '@reduxjs/toolkit'
import { accountSignedOut } from './authSlice'
import { type CartState, itemQuantityChanged, itemAdded, itemDecreased, orderListCleared } from './cartSlice'
import type { SafeStorage } from '../browser/safeStorage'

/** The storage key of the order list alone; redux-persist stores the whole state separately. */
export const cartItemsStorageKey = 'cartItems'

// By specification, deleting a product does not write this key. On load, the persisted state takes precedence over it.
const shouldPersist = isAnyOf(itemAdded, itemDecreased, itemQuantityChanged, orderListCleared)

/** Stores the order list on add, decrease, count and clear actions; removes it on sign-out. */
export function persistCartItems(storage: SafeStorage): Middleware<object, { cart: CartState }> {
  return (store) => (next) => (action) => {
    const result = next(action)
    if (shouldPersist(action))
      storage.write(cartItemsStorageKey, JSON.stringify(store.getState().cart.cartItems))
    if (accountSignedOut.match(action)) storage.remove(cartItemsStorageKey)
    return result
  }
}
