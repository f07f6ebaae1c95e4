import { createAction, isAction, type Middleware, type Reducer } from '@reduxjs/toolkit'
import { FLUSH, REHYDRATE } from 'redux-persist'
import type { CartState } from './cartSlice'
import { noteListKept } from './listKept'
import { persistedKey, restore } from './restore'
import type { SafeStorage } from './safeStorage'

/** Another tab changed the store: what it wrote, parsed. */
const othersAdopted = createAction<object>('tabs/othersAdopted')

/** Takes over what another tab wrote; parts that it did not write are as at the start. */
export function adopting<State extends object>(reducer: Reducer<State>): Reducer<State> {
  return (state, action) => {
    if (!othersAdopted.match(action)) return reducer(state, action)
    return { ...reducer(undefined, action), ...action.payload }
  }
}

/** The browser's storage, knowing which text of the store was last written or taken over here. */
export function watched(storage: SafeStorage) {
  let seen = storage.read(persistedKey)
  return {
    ...storage,
    write: (key: string, text: string) => {
      // What was taken over is not written again: the tab that wrote it may have gone on.
      if (key === persistedKey && text === seen) return true
      const isKept = storage.write(key, text)
      if (key === persistedKey) {
        seen = storage.read(key)
        noteListKept(isKept)
      }
      return isKept
    },
    /** Whether another tab has written the store since; asking counts as having seen it. */
    hasChanged: () => {
      const text = storage.read(persistedKey)
      const isForeign = text !== null && text !== seen
      seen = text
      return isForeign
    },
  }
}

/**
 * Several tabs, one store: each action starts from what the browser's storage holds and is written back before the next
 * one can run, so that no tab works on an old list. redux-persist alone writes a little later, over another tab's work.
 */
export function followTabs(storage: ReturnType<typeof watched>): Middleware<object, { cart: CartState }> {
  return (store) => (next) => (action) => {
    if (isOurs(action) && !othersAdopted.match(action) && storage.hasChanged()) {
      store.dispatch(othersAdopted(restore(storage).state))
    }
    const result = next(action)
    if (isOurs(action) || isRestored(action)) store.dispatch({ type: FLUSH, result: () => undefined })
    return result
  }
}

// redux-persist's own actions come before there is anything to compare with.
function isOurs(action: unknown): boolean {
  return isAction(action) && !action.type.startsWith('persist/')
}

function isRestored(action: unknown): boolean {
  return isAction(action) && action.type === REHYDRATE
}

/** Nothing happened here; should another tab have changed the store, it is taken over. */
export const tabsLookedAt = createAction('tabs/lookedAt')
