import { createChangeNotifier } from '../../browser/createChangeNotifier'
import { safeLocalStorage, type SafeStorage } from '../../browser/safeStorage'

const storageKey = 'guest'

export type GuestFlag = ReturnType<typeof createGuestFlag>

export function createGuestFlag(storage: SafeStorage) {
  const { subscribe, notify } = createChangeNotifier()
  // Fallback when the browser cannot store the flag; lost when the page unloads.
  let isSetInMemory = false
  return {
    subscribe,
    /** Reads the browser's storage, so Firebase is not needed. */
    hasSentAsGuest: (): boolean => isSetInMemory || storage.read(storageKey) !== null,
    setSentAsGuest: (hasSent: boolean): void => {
      isSetInMemory = hasSent && !storage.write(storageKey, '1')
      if (!hasSent) storage.remove(storageKey)
      notify()
    },
  }
}

/** The flag of this browser, which the Firebase sessions set. */
export const guestFlag = createGuestFlag(safeLocalStorage)

export const { hasSentAsGuest, setSentAsGuest } = guestFlag
