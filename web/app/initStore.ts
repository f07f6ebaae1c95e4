import { recentlyViewedStorageKey } from '../../domain/catalogue/recentlyViewed'
import type { ShopServices } from '../data/ShopServices'
import type { storedListMessages } from '../../domain/messages/orderListPage'
import { selectAuth } from '../state/authSlice'
import { selectCartItems } from '../state/cartSlice'
import { reloadDraftsFromStorage, clearDrafts } from '../state/draft'
import { tabSyncRequested } from '../state/tabSync'
import { getListPersistence } from '../state/listPersistence'
import { importAgain } from '../browser/importAgain'
import type { SafeStorage } from '../browser/safeStorage'
import { isOutboxUsed } from '../state/outboxUsage'
import { createShopStore, type ReduxStoreSetup, type ShopStore } from '../state/store'
import { showToast } from '../ui/toasts/showToast'
import { refreshOrderList } from './refreshOrderList'

/** Creates the Redux store, syncs it with other tabs, and updates the order list from the catalogue. */
export function initStore({ catalogue, storage }: ShopServices): ReduxStoreSetup {
  const { list, ...initializedStore } = createShopStore(storage)
  const { store } = initializedStore
  addEventListener('storage', ({ key }) => {
    store.dispatch(tabSyncRequested())
    reloadDraftsFromStorage(storage, key)
  })
  warnIfListNotPersisted(storage, store)
  onSignOut(store, () => {
    clearDrafts(storage)
    storage.remove(recentlyViewedStorageKey)
    if (isOutboxUsed(storage)) void removeConfirmations(storage)
  })
  if (list.isMalformed || list.droppedCount > 0) notify((messages) => messages.formatListLossMessage(list))
  const refresh = () => {
    const { loadProducts, waitForPublishedChanges } = catalogue
    const sources = { loadProducts: () => importAgain(loadProducts), waitForPublishedChanges }
    refreshOrderList(store, sources).then(
      (removedNames) => {
        if (removedNames.length > 0) notify((messages) => messages.formatRemovedProductsMessage(removedNames))
      },
      // If the catalogue does not load, the order list stays as stored; the next visit updates it.
      ignoreError,
    )
  }
  refresh()
  catalogue.subscribeToPublishedChanges(refresh)
  return initializedStore
}

// Loads the code of the outbox on demand, because few visits send anything.
async function removeConfirmations(storage: SafeStorage) {
  const { removeSentOutboxItems } = await import('../state/browserOutbox')
  removeSentOutboxItems(storage)
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
function warnIfListNotPersisted(storage: SafeStorage, store: ShopStore) {
  const unsubscribe = store.subscribe(() => {
    const state = store.getState()
    if (
      getListPersistence(storage).read() ||
      selectAuth(state).isLoggedIn ||
      selectCartItems(state).length === 0
    )
      return
    unsubscribe()
    notify((messages) => messages.listNotStoredMessage, 'error')
  })
}

// Loads the messages on demand, because a stored order list is rarely damaged.
function notify(
  pick: (messages: typeof storedListMessages) => string | undefined,
  tone: 'info' | 'error' = 'info',
) {
  const load = async () => (await import('../../domain/messages/orderListPage')).storedListMessages
  void importAgain(load).then((messages) => {
    const message = pick(messages)
    if (message !== undefined) showToast(tone, message)
  }, ignoreError)
}

function ignoreError() {
  return undefined
}
