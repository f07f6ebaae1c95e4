/** A storage that never throws: where it is forbidden or full, it does not remember, and `write` answers so. */
export type SafeStorage = {
  read: (key: string) => string | null
  /** Whether it is kept. */
  write: (key: string, text: string) => boolean
  remove: (key: string) => void
}

/** Makes the browser's storage safe to use; even asking for it may throw, so it is asked for at each use. */
export function safeStorage(storageOf: () => Storage): SafeStorage {
  return {
    read: (key) => attempt(() => storageOf().getItem(key)),
    write: (key, text) => {
      const kept = attempt(() => {
        storageOf().setItem(key, text)
        return true
      })
      return kept ?? false
    },
    remove: (key) => {
      attempt(() => {
        storageOf().removeItem(key)
      })
    },
  }
}

function attempt<Result>(ask: () => Result): Result | null {
  try {
    return ask()
  } catch {
    return null
  }
}
