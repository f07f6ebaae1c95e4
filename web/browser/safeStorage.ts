/**
 * Web storage that never throws: when storage is blocked or full, reads return null. Writes and removals return whether
 * a read confirms them, because a browser may write what it cannot read again.
 */
export type SafeStorage = {
  read: (key: string) => string | null
  write: (key: string, text: string) => boolean
  remove: (key: string) => boolean
  /** Whether reads work now, so that null means that nothing is stored. */
  isReadable: () => boolean
}

/** Wraps a Web Storage. `getStorage` runs on each use, because accessing `localStorage` itself can throw. */
export function createSafeStorage(getStorage: () => Storage): SafeStorage {
  return {
    read: (key) => tryStorage(() => getStorage().getItem(key)),
    write: (key, text) =>
      tryStorage(() => {
        getStorage().setItem(key, text)
        return getStorage().getItem(key) === text
      }) ?? false,
    remove: (key) =>
      tryStorage(() => {
        getStorage().removeItem(key)
        return getStorage().getItem(key) === null
      }) ?? false,
    isReadable: () =>
      tryStorage(() => {
        getStorage().getItem('')
        return true
      }) ?? false,
  }
}

export const safeLocalStorage = createSafeStorage(() => localStorage)

/** The keys in localStorage that begin with `prefix`; none if storage is blocked. */
export function listLocalStorageKeys(prefix: string): string[] {
  return tryStorage(() => Object.keys(localStorage).filter((key) => key.startsWith(prefix))) ?? []
}

function tryStorage<Result>(operation: () => Result): Result | null {
  try {
    return operation()
  } catch {
    return null
  }
}
