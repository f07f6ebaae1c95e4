import { useSyncExternalStore } from 'react'

const key = 'guest'

let isMarked = false
const listeners = new Set<() => void>()

/**
 * Whether something was sent from this browser without an account, and can be looked at here: known without Firebase, so
 * that nobody downloads it who never sent anything.
 */
export function hasSentAsGuest(): boolean {
  return attempt(() => localStorage.getItem(key) !== null) ?? isMarked
}

/** The same for what is shown of it; a page that is drawn in advance knows nothing of this visitor. */
export function useHasSentAsGuest(): boolean {
  return useSyncExternalStore(subscribe, hasSentAsGuest, () => false)
}

/** Remembers it, or that there is nothing of the kind any more; where storage is forbidden, until the page is left. */
export function markGuest(isGuest: boolean): void {
  isMarked = isGuest
  attempt(() => {
    if (isGuest) localStorage.setItem(key, '1')
    else localStorage.removeItem(key)
  })
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function attempt<Result>(ask: () => Result): Result | undefined {
  try {
    return ask()
  } catch {
    return undefined
  }
}
