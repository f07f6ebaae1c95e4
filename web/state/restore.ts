import { readAccount } from '../domain/account'
import { fieldsOf } from '../domain/law'
import { readList } from '../domain/storedList'
import type { AuthState } from './authSlice'
import { cartOf, type CartState } from './cartSlice'
import { cartItemsKey } from './keepCartItems'
import type { SafeStorage } from './safeStorage'

/** The key under which redux-persist keeps the whole store. */
export const persistKey = 'root'

type Restored = { auth?: AuthState; cart: CartState }

/** What the browser kept, parsed: the persisted store wins over the list that is kept beside it. */
export function restore(storage: SafeStorage): Restored {
  const root = fieldsOf(readJson(storage.read(`persist:${persistKey}`)))
  const account = readAccount(readJson(root.auth))
  const { cartItems = readJson(storage.read(cartItemsKey)) } = fieldsOf(readJson(root.cart))
  const cart = cartOf(readList(cartItems))
  return account ? { auth: { isLoggedIn: true, ...account }, cart } : { cart }
}

function readJson(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}
