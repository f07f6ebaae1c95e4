import { isAnyOf, type Middleware } from '@reduxjs/toolkit'
import { accountSignedOut } from './authSlice'
import { type CartState, itemQuantityChanged, itemAdded, itemDecreased, orderListCleared } from './cartSlice'
import type { SafeStorage } from '../browser/safeStorage'

/** The storage key of the order list alone; redux-persist stores the whole state separately. */
export const cartItemsStorageKey = 'cartItems'

// The specification does not update `cartItems` when a product is deleted, so that action is missing here.
const shouldPersist = isAnyOf(itemAdded, itemDecreased, itemQuantityChanged, orderListCleared)

/** Stores the order list after the changes that the specification names, and removes the stored list on sign-out. */
export function persistCartItems(storage: SafeStorage): Middleware<object, { cart: CartState }> {
  return (store) => (next) => (action) => {
    const result = next(action)
    if (shouldPersist(action))
      storage.write(cartItemsStorageKey, JSON.stringify(store.getState().cart.cartItems))
    if (accountSignedOut.match(action)) storage.remove(cartItemsStorageKey)
    return result
  }
}
