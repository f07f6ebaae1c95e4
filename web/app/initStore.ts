import { loadProducts } from '../data/catalogue/productList'
import { formatNames } from '../domain/order-list/formatNames'
import { listNotStoredMessage } from '../domain/order-list/orderListMessages'
import type { ParsedStoredList } from '../domain/order-list/storedList'
import { selectAuth } from '../state/authSlice'
import { selectCartItems } from '../state/cartSlice'
import { reloadDraftsFromStorage, clearDrafts } from '../state/draft'
import { tabSyncRequested } from '../state/tabSync'
import { isListPersisted } from '../state/listPersistence'
import { importAgain } from '../browser/importAgain'
import { isOutboxUsed } from '../state/outboxUsage'
import { safeLocalStorage } from '../browser/safeStorage'
import { createShopStore, type ReduxStoreSetup, type ShopStore } from '../state/store'
import { showToast } from '../ui/toasts/showToast'
import { refreshOrderList } from './refreshOrderList'

/** Creates the Redux store, syncs it with other tabs, and updates the order list from the catalogue. */
export function initStore(): ReduxStoreSetup {
  const { list, ...initializedStore } = createShopStore(safeLocalStorage)
  const { store } = initializedStore
  addEventListener('storage', ({ key }) => {
    store.dispatch(tabSyncRequested())
    reloadDraftsFromStorage(key)
  })
  warnIfListNotPersisted(store)
  onSignOut(store, () => {
    clearDrafts(safeLocalStorage)
    if (isOutboxUsed()) void removeConfirmations()
  })
  if (list.isMalformed || list.droppedCount > 0) void notifyListLoss(list)
  refreshOrderList(store, () => importAgain(loadProducts)).then(
    (removedNames) => {
      notify(formatRemovedProducts(removedNames))
    },
    // If the catalogue does not load, the order list stays as stored; the next visit updates it.
    () => undefined,
  )
  return initializedStore
}

// Loads the code of the outbox on demand, because few visits send anything.
async function removeConfirmations() {
  const { removeSentOutboxItems } = await import('../state/browserOutbox')
  removeSentOutboxItems()
}

/** Calls `callback` in every tab when the account signs out. */
function onSignOut(store: ShopStore, callback: () => void) {
  let userID = ''
  store.subscribe(() => {
    const previousUserID = userID
    userID = store.getState().auth.userID
    if (previousUserID !== '' && previousUserID !== userID) callback()
  })
}

/** Warns a signed-out visitor once when a product is added and localStorage is not available. */
function warnIfListNotPersisted(store: ShopStore) {
  const unsubscribe = store.subscribe(() => {
    const state = store.getState()
    if (isListPersisted() || selectAuth(state).isLoggedIn || selectCartItems(state).length === 0) return
    unsubscribe()
    showToast('error', listNotStoredMessage)
  })
}

// Loads the code for this message on demand, because a stored order list is rarely damaged.
async function notifyListLoss(list: ParsedStoredList) {
  const load = () => import('../domain/order-list/formatListLossMessage')
  notify((await importAgain(load)).formatListLossMessage(list))
}

function notify(message: string | undefined) {
  if (message !== undefined) showToast('info', message)
}

function formatRemovedProducts(names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined
  return `No longer in our catalogue, so taken off your order list: ${formatNames(names)}. The rest was kept.`
}
