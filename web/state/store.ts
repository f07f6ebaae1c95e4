import { applyMiddleware, combineReducers, legacy_createStore } from '@reduxjs/toolkit'
import { persistReducer, persistStore } from 'redux-persist'
import { authReducer } from './authSlice'
import { cartReducer } from './cartSlice'
import { adopting, followTabs, watched } from './followTabs'
import { keepCartItems } from './keepCartItems'
import { persistKey, restore } from './restore'
import type { SafeStorage } from './safeStorage'
import { syncedReducer } from './syncedSlice'

const restoreTimeoutMs = 5000

export type OpenedStore = Pick<ReturnType<typeof openStore>, 'store' | 'unrestored'>
export type ShopStore = OpenedStore['store']
export type ShopState = ReturnType<ShopStore['getState']>

/**
 * Opens the store and starts restoring what the browser kept; `list` says how much of the order list came back,
 * `unrestored` is the state until then, as it is for everybody.
 */
export function openStore(browserStorage: SafeStorage) {
  const storage = watched(browserStorage)
  const { state, list } = restore(storage)
  const store = legacy_createStore(
    persistedReducer(storage, state),
    applyMiddleware(followTabs(storage), keepCartItems(storage)),
  )
  persistStore(store)
  return { store, unrestored: store.getState(), list }
}

/** Whether what the browser kept has been restored, or the time for it is up. */
export function selectIsRestored(state: ShopState): boolean {
  return state._persist.rehydrated
}

function persistedReducer(storage: SafeStorage, kept: object) {
  const reducer = adopting(combineReducers({ auth: authReducer, cart: cartReducer, synced: syncedReducer }))
  return persistReducer<ReturnType<typeof reducer>>(
    {
      key: persistKey,
      timeout: restoreTimeoutMs,
      storage: persistStorage(storage),
      getStoredState: () => Promise.resolve({ ...kept, _persist: { version: -1, rehydrated: true } }),
    },
    reducer,
  )
}

// redux-persist is given what `restore` read, so its storage is for writing; it writes at once, see followTabs.
function persistStorage({ read, write, remove }: SafeStorage) {
  return {
    getItem: (key: string) => Promise.resolve(read(key)),
    setItem: (key: string, text: string) => {
      write(key, text)
      return Promise.resolve()
    },
    removeItem: (key: string) => {
      remove(key)
      return Promise.resolve()
    },
  }
}
