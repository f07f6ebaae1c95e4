import { createAction, isAction, type Middleware, type Reducer } from '@reduxjs/toolkit'
import { FLUSH, REHYDRATE } from 'redux-persist'
import type { CartState } from './cartSlice'
import { setListPersisted } from './listPersistence'
import { persistedStorageKey, restoreReduxState } from './restoreReduxState'
import type { SafeStorage } from '../browser/safeStorage'

/** Carries the parsed state that another tab stored. */
const tabStateReceived = createAction<object>('tabs/othersAdopted')

/** Replaces the state with another tab's; slices that it did not store get their initial state. */
export function withTabSync<State extends object>(reducer: Reducer<State>): Reducer<State> {
  return (state, action) => {
    if (!tabStateReceived.match(action)) return reducer(state, action)
    return { ...reducer(undefined, action), ...action.payload }
  }
}

/** Wraps the storage to track which stored state this tab last wrote or read. */
export function trackStorageWrites(storage: SafeStorage) {
  let lastSeenText = storage.read(persistedStorageKey)
  return {
    ...storage,
    write: (key: string, text: string) => {
      // Do not write back another tab's state: that tab may have changed it since.
      if (key === persistedStorageKey && text === lastSeenText) return true
      const isPersisted = storage.write(key, text)
      if (key === persistedStorageKey) {
        lastSeenText = storage.read(key)
        setListPersisted(isPersisted)
      }
      return isPersisted
    },
    /** Whether another tab has stored a state since the last call or write. */
    hasExternalChange: () => {
      const text = storage.read(persistedStorageKey)
      const isExternal = text !== null && text !== lastSeenText
      lastSeenText = text
      return isExternal
    },
  }
}

/**
 * Shares the state between tabs: each action first loads a newer stored state and is stored at once, so that no tab changes
 * a stale list. redux-persist alone writes later and could overwrite another tab's change.
 */
export function createTabSyncMiddleware(
  storage: ReturnType<typeof trackStorageWrites>,
): Middleware<object, { cart: CartState }> {
  return (store) => (next) => (action) => {
    if (isShopAction(action) && !tabStateReceived.match(action) && storage.hasExternalChange()) {
      store.dispatch(tabStateReceived(restoreReduxState(storage).state))
    }
    const result = next(action)
    if (isShopAction(action) || isRehydrateAction(action))
      store.dispatch({ type: FLUSH, result: () => undefined })
    return result
  }
}

// redux-persist's own actions run before the state is restored.
function isShopAction(action: unknown): boolean {
  return isAction(action) && !action.type.startsWith('persist/')
}

function isRehydrateAction(action: unknown): boolean {
  return isAction(action) && action.type === REHYDRATE
}

/** Changes nothing itself; dispatching it loads another tab's stored state. */
export const tabSyncRequested = createAction('tabs/lookedAt')
