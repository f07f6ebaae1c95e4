import { applyMiddleware, combineReducers, legacy_createStore } from '@reduxjs/toolkit'
import { persistReducer, persistStore } from 'redux-persist'
import { currentForm } from '../../domain/validation/documentForm'
import { authReducer } from './authSlice'
import { cartReducer } from './cartSlice'
import { withTabSync, createTabSyncMiddleware, trackStorageWrites } from './tabSync'
import { persistCartItems } from './persistCartItems'
import { persistKey, restoreReduxState } from './restoreReduxState'
import type { SafeStorage } from '../browser/safeStorage'
import { orderListSyncReducer } from './listSyncSlice'

const restoreTimeoutMs = 5000

export type ReduxStoreSetup = Pick<ReturnType<typeof createShopStore>, 'store' | 'unrestored'>
export type ShopStore = ReduxStoreSetup['store']
export type ShopState = ReturnType<ShopStore['getState']>

/** Creates the Redux store and starts to restore the stored state. `unrestored` is the state of prerendered pages. */
export function createShopStore(browserStorage: SafeStorage) {
  const storage = trackStorageWrites(browserStorage)
  const { state, list } = restoreReduxState(storage)
  const store = legacy_createStore(
    createPersistedReducer(storage, state),
    applyMiddleware(createTabSyncMiddleware(storage), persistCartItems(storage)),
  )
  persistStore(store)
  return { store, unrestored: store.getState(), list }
}

export function selectIsReduxStateRestored(state: ShopState): boolean {
  return state._persist.rehydrated
}

function createPersistedReducer(storage: SafeStorage, storedState: object) {
  const reducer = withTabSync(
    combineReducers({ auth: authReducer, cart: cartReducer, synced: orderListSyncReducer }),
  )
  return persistReducer<ReturnType<typeof reducer>>(
    {
      key: persistKey,
      version: currentForm,
      timeout: restoreTimeoutMs,
      storage: toPersistStorage(storage),
      // Whatever form is stored: see restoreReduxState.
      getStoredState: () =>
        Promise.resolve({ ...storedState, _persist: { version: currentForm, rehydrated: true } }),
    },
    reducer,
  )
}

// redux-persist only writes to this storage, because `getStoredState` replaces reading.
function toPersistStorage({ read, write, remove }: SafeStorage) {
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
