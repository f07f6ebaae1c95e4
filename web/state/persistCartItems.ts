import { isAnyOf, type Middleware } from '@reduxjs/toolkit'
import { accountSignedOut } from './authSlice'
import { type CartState, itemQuantityChanged, itemAdded, itemDecreased, orderListCleared } from './cartSlice'
import type { SafeStorage } from '../browser/safeStorage'

/** The storage key of the order list alone; redux-persist stores the whole state separately. */
export const cartItemsStorageKey = 'cartItems'

// According to the specification, deleting a product does not update the `cartItems` key. On load, the state stored by
// redux-persist takes precedence over `cartItems`.
const shouldPersist = isAnyOf(itemAdded, itemDecreased, itemQuantityChanged, orderListCleared)

/**
 * Stores the order list after products are added or decreased, a quantity is set, or the list is cleared. Removes the
 * stored list on sign-out.
 */
export function persistCartItems(storage: SafeStorage): Middleware<object, { cart: CartState }> {
  return (store) => (next) => (action) => {
    const result = next(action)
    if (shouldPersist(action))
      storage.write(cartItemsStorageKey, JSON.stringify(store.getState().cart.cartItems))
    if (accountSignedOut.match(action)) storage.remove(cartItemsStorageKey)
    return result
  }
}
