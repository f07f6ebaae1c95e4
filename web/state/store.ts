import { combineReducers, configureStore } from '@reduxjs/toolkit'
import {
  FLUSH,
  PAUSE,
  PERSIST,
  persistReducer,
  persistStore,
  PURGE,
  REGISTER,
  REHYDRATE,
} from 'redux-persist'
import { authReducer } from './authSlice'
import { cartReducer } from './cartSlice'
import { keepCartItems } from './keepCartItems'
import { persistKey, restore } from './restore'
import type { SafeStorage } from './safeStorage'

const restoreTimeoutMs = 5000

// redux-persist's own actions carry functions.
const ignoredActions = [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE]

export type ShopStore = ReturnType<typeof openStore>['store']
export type ShopState = ReturnType<ShopStore['getState']>

/** Opens the store and starts restoring what the browser kept; `flush` writes what is not written yet. */
export function openStore(storage: SafeStorage) {
  const store = configureStore({
    reducer: persistedReducer(storage),
    middleware: (defaults) =>
      defaults({ serializableCheck: { ignoredActions } }).concat(keepCartItems(storage)),
  })
  const persistor = persistStore(store)
  return { store, flush: () => persistor.flush() }
}

/** Whether what the browser kept has been restored, or the time for it is up. */
export function selectIsRestored(state: ShopState): boolean {
  return state._persist.rehydrated
}

function persistedReducer(storage: SafeStorage) {
  const reducer = combineReducers({ auth: authReducer, cart: cartReducer })
  return persistReducer<ReturnType<typeof reducer>>(
    {
      key: persistKey,
      timeout: restoreTimeoutMs,
      storage: persistStorage(storage),
      getStoredState: () =>
        Promise.resolve({ ...restore(storage), _persist: { version: -1, rehydrated: true } }),
    },
    reducer,
  )
}

// redux-persist reads through `restore`, so what it is given here is for writing.
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
