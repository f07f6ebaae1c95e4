/** Web storage that never throws: when storage is blocked or full, reads return null and writes return false. */
export type SafeStorage = {
  read: (key: string) => string | null
  write: (key: string, text: string) => boolean
  remove: (key: string) => void
}

/** Wraps a Web Storage. `getStorage` runs on each use, because accessing `localStorage` itself can throw. */
export function createSafeStorage(getStorage: () => Storage): SafeStorage {
  return {
    read: (key) => tryStorage(() => getStorage().getItem(key)),
    write: (key, text) => {
      const isStored = tryStorage(() => {
        getStorage().setItem(key, text)
        return true
      })
      return isStored ?? false
    },
    remove: (key) => {
      tryStorage(() => {
        getStorage().removeItem(key)
      })
    },
  }
}

export const safeLocalStorage = createSafeStorage(() => localStorage)

function tryStorage<Result>(operation: () => Result): Result | null {
  try {
    return operation()
  } catch {
    return null
  }
}
