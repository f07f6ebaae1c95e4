import { readAccount } from '../domain/account'
import { fieldsOf } from '../domain/law'
import { isSitePath } from '../domain/sitePath'
import { readList, type StoredList } from '../domain/storedList'
import type { AuthState } from './authSlice'
import { cartOf, type CartState } from './cartSlice'
import { cartItemsKey } from './keepCartItems'
import type { SafeStorage } from './safeStorage'
import { readSynced, type SyncedState } from './syncedSlice'

/** The key under which redux-persist keeps the whole store, and its full name in the browser's storage. */
export const persistKey = 'root'
export const persistedKey = `persist:${persistKey}`

type Restored = { state: { auth?: AuthState; cart: CartState; synced: SyncedState }; list: StoredList }

/** What the browser kept, parsed: the persisted store wins over the list that is kept beside it. */
export function restore(storage: SafeStorage): Restored {
  const root = readJson(storage.read(persistedKey))
  const { auth, cart, synced } = fieldsOf(root.value)
  const account = readAccount(readJson(auth).value)
  const list = keptList(storage, cart)
  const { previousURL } = fieldsOf(readJson(cart).value)
  return {
    state: {
      ...(account && { auth: { isLoggedIn: true, ...account } }),
      cart: { ...cartOf(list.items), previousURL: isSitePath(previousURL) ? previousURL : '' },
      synced: readSynced(readJson(synced).value),
    },
    list: { ...list, isBroken: list.isBroken || root.isBroken },
  }
}

function keptList(storage: SafeStorage, cart: unknown): StoredList {
  const { value, isBroken } = readJson(cart)
  const { cartItems } = fieldsOf(value)
  if (cartItems !== undefined) return readList(cartItems)
  const copy = readJson(storage.read(cartItemsKey))
  const list = readList(copy.value)
  return { ...list, isBroken: list.isBroken || copy.isBroken || isBroken }
}

/** A text's JSON; no text is nothing, and a text that is no JSON is broken. */
function readJson(text: unknown): { value: unknown; isBroken: boolean } {
  if (text === null || text === undefined) return { value: undefined, isBroken: false }
  try {
    return {
      value: typeof text === 'string' ? JSON.parse(text) : undefined,
      isBroken: typeof text !== 'string',
    }
  } catch {
    return { value: undefined, isBroken: true }
  }
}
