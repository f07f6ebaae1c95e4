import { createAction, isAction, type Middleware, type Reducer, type Store } from '@reduxjs/toolkit'
import { FLUSH, REHYDRATE } from 'redux-persist'
import type { CartState } from './cartSlice'
import { setListPersisted } from './listPersistence'
import { persistedStorageKey, restoreReduxState } from './restoreReduxState'
import type { SafeStorage } from '../browser/safeStorage'

/** A Redux action with the parsed state that another tab has stored. */
const tabStateReceived = createAction<object>('tabs/othersAdopted')

/** Replaces the Redux state with the state that another tab has stored. Slices missing in that state are reset. */
export function withTabSync<State extends object>(reducer: Reducer<State>): Reducer<State> {
  return (state, action) => {
    if (!tabStateReceived.match(action)) return reducer(state, action)
    return { ...reducer(undefined, action), ...action.payload }
  }
}

/** Wraps the browser's storage to record which stored state this tab last wrote or read. */
export function trackStorageWrites(storage: SafeStorage) {
  let lastSeenText = storage.read(persistedStorageKey)
  return {
    ...storage,
    write: (key: string, text: string) => {
      // Do not write back a state read from another tab: that tab may have changed the stored state since.
      if (key === persistedStorageKey && text === lastSeenText) return true
      const isPersisted = storage.write(key, text)
      if (key === persistedStorageKey) {
        lastSeenText = storage.read(key)
        setListPersisted(storage, isPersisted)
      }
      return isPersisted
    },
    /** Whether another tab has stored a state since this tab last wrote its state or called this function. */
    hasExternalChange: () => {
      const text = storage.read(persistedStorageKey)
      // Keep `lastSeenText` when nothing was read: a read that fails once would make this tab's own state look external.
      if (text === null || text === lastSeenText) return false
      lastSeenText = text
      return true
    },
  }
}

/** Loads a newer state of another tab before each action and stores the new state at once after the action. */
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

// Excludes redux-persist's own actions, because they run before the stored state is restored.
function isShopAction(action: unknown): boolean {
  return isAction(action) && !action.type.startsWith('persist/')
}

function isRehydrateAction(action: unknown): boolean {
  return isAction(action) && action.type === REHYDRATE
}

/** A Redux action that only loads the state that another tab has stored. */
export const tabSyncRequested = createAction('tabs/lookedAt')

/** The state with what other tabs have stored. Read it after waiting, before an action that is computed from it. */
export function readSyncedState<State>({
  dispatch,
  getState,
}: Pick<Store<State>, 'dispatch' | 'getState'>): State {
  dispatch(tabSyncRequested())
  return getState()
}
