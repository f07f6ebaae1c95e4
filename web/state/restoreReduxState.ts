import { parseStoredAccount } from '../../domain/account/account'
import { toRecordOrEmpty } from '../../domain/validation/fieldSchema'
import { isSitePath } from '../../domain/site/isSitePath'
import { parseStoredList, type ParsedStoredList } from '../../domain/order-list/storedList'
import type { AuthState } from './authSlice'
import { createCart, type CartState } from './cartSlice'
import { cartItemsStorageKey } from './persistCartItems'
import { parseJson } from '../browser/parseJson'
import type { SafeStorage } from '../browser/safeStorage'
import { parseOrderListSyncState, type OrderListSyncState } from './listSyncSlice'

/** redux-persist's key for the whole state. */
export const persistKey = 'root'

/** The storage key that redux-persist makes from `persistKey`. */
export const persistedStorageKey = `persist:${persistKey}`

type RestoredState = {
  state: { auth?: AuthState; cart: CartState; synced: OrderListSyncState }
  list: ParsedStoredList
}

/** Parses the stored Redux state. Its order list takes precedence over the separately stored `cartItems` key. */
export function restoreReduxState(storage: SafeStorage): RestoredState {
  const rootText = storage.read(persistedStorageKey)
  const { auth, cart, synced } = toRecordOrEmpty(parseJson(rootText))
  const account = parseStoredAccount(parseJson(auth))
  const { previousURL, cartItems } = toRecordOrEmpty(parseJson(cart))
  const list = cartItems === undefined ? readSeparateList(storage) : readList(storage, cartItems)
  // redux-persist always writes both slices, each as JSON.
  const isMalformed = rootText !== null && (cartItems === undefined || !isJsonObjectOrMissing(auth))
  return {
    state: {
      ...(account && { auth: { isLoggedIn: true, ...account } }),
      cart: { ...createCart(list.items), previousURL: isSitePath(previousURL) ? previousURL : '' },
      synced: parseOrderListSyncState(parseJson(synced)),
    },
    list: { ...list, isMalformed: list.isMalformed || isMalformed },
  }
}

/** Parses the list of the persisted state. If nothing of it is readable, the separately stored list may be. */
function readList(storage: SafeStorage, cartItems: unknown): ParsedStoredList {
  const list = parseStoredList(cartItems)
  const isUnreadable = list.isMalformed || (list.items.length === 0 && list.droppedCount > 0)
  const separateList = isUnreadable ? readSeparateList(storage) : list
  return separateList.items.length > 0 ? { ...separateList, isMalformed: isUnreadable } : list
}

function readSeparateList(storage: SafeStorage): ParsedStoredList {
  const text = storage.read(cartItemsStorageKey)
  return text === null ? parseStoredList(undefined) : parseStoredList(parseJson(text) ?? null)
}

function isJsonObjectOrMissing(text: unknown): boolean {
  const value = text === undefined ? {} : parseJson(text)
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
