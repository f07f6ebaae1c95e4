import { parseStoredAccount } from '../domain/account/account'
import { toRecordOrEmpty } from '../domain/validation/fieldSchema'
import { isSitePath } from '../domain/site/isSitePath'
import { parseStoredList, type ParsedStoredList } from '../domain/order-list/storedList'
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
  const list = readStoredList(storage, cart)
  const { previousURL } = toRecordOrEmpty(parseJson(cart))
  return {
    state: {
      ...(account && { auth: { isLoggedIn: true, ...account } }),
      cart: { ...createCart(list.items), previousURL: isSitePath(previousURL) ? previousURL : '' },
      synced: parseOrderListSyncState(parseJson(synced)),
    },
    list: { ...list, isMalformed: list.isMalformed || isBrokenJson(rootText) },
  }
}

function readStoredList(storage: SafeStorage, cart: unknown): ParsedStoredList {
  const { cartItems } = toRecordOrEmpty(parseJson(cart))
  if (cartItems !== undefined) return parseStoredList(cartItems)
  const itemsText = storage.read(cartItemsStorageKey)
  const list = parseStoredList(parseJson(itemsText))
  return { ...list, isMalformed: list.isMalformed || isBrokenJson(itemsText) || isBrokenJson(cart) }
}

function isBrokenJson(text: unknown): boolean {
  return text !== null && text !== undefined && parseJson(text) === undefined
}
