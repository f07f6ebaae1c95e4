import { parseStoredAccount } from '../domain/account/account'
import { toRecord } from '../domain/validation/fieldSchema'
import { isSitePath } from '../domain/site/isSitePath'
import { parseStoredList, type ParsedStoredList } from '../domain/order-list/storedList'
import type { AuthState } from './authSlice'
import { createCart, type CartState } from './cartSlice'
import { cartItemsStorageKey } from './persistCartItems'
import { parseJson } from '../browser/parseJson'
import type { SafeStorage } from '../browser/safeStorage'
import { parseListSync, type ListSyncState } from './listSyncSlice'

/** redux-persist's key for the whole state. */
export const persistKey = 'root'

/** The storage key that redux-persist makes from `persistKey`. */
export const persistedStorageKey = `persist:${persistKey}`

type RestoredState = {
  state: { auth?: AuthState; cart: CartState; synced: ListSyncState }
  list: ParsedStoredList
}

/** Parses the stored state. The persisted state takes precedence over the separately stored order list. */
export function restoreState(storage: SafeStorage): RestoredState {
  const rootText = storage.read(persistedStorageKey)
  const { auth, cart, synced } = toRecord(parseJson(rootText))
  const account = parseStoredAccount(parseJson(auth))
  const list = readStoredList(storage, cart)
  const { previousURL } = toRecord(parseJson(cart))
  return {
    state: {
      ...(account && { auth: { isLoggedIn: true, ...account } }),
      cart: { ...createCart(list.items), previousURL: isSitePath(previousURL) ? previousURL : '' },
      synced: parseListSync(parseJson(synced)),
    },
    list: { ...list, isMalformed: list.isMalformed || isBrokenJson(rootText) },
  }
}

function readStoredList(storage: SafeStorage, cart: unknown): ParsedStoredList {
  const { cartItems } = toRecord(parseJson(cart))
  if (cartItems !== undefined) return parseStoredList(cartItems)
  const itemsText = storage.read(cartItemsStorageKey)
  const list = parseStoredList(parseJson(itemsText))
  return { ...list, isMalformed: list.isMalformed || isBrokenJson(itemsText) || isBrokenJson(cart) }
}

function isBrokenJson(text: unknown): boolean {
  return text !== null && text !== undefined && parseJson(text) === undefined
}
