/** A storage that never throws: where it is forbidden or full, it does not remember. */
export type SafeStorage = {
  read: (key: string) => string | null
  write: (key: string, text: string) => void
  remove: (key: string) => void
}

/** Makes the browser's storage safe to use; even asking for it may throw, so it is asked for at each use. */
export function safeStorage(storageOf: () => Storage): SafeStorage {
  return {
    read: (key) => attempt(() => storageOf().getItem(key)),
    write: (key, text) => {
      attempt(() => {
        storageOf().setItem(key, text)
      })
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
