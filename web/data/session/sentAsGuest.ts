import { useSyncExternalStore } from 'react'
import { createChangeNotifier } from '../../browser/createChangeNotifier'
import { safeLocalStorage } from '../../browser/safeStorage'

const storageKey = 'guest'
const { subscribe, notify } = createChangeNotifier()

// Fallback when the browser cannot store the guest flag; lost when the page unloads.
let isSetInMemory = false

/** Whether this browser has sent something without an account. Reads local storage, so Firebase is not needed. */
export function hasSentAsGuest(): boolean {
  return isSetInMemory || safeLocalStorage.read(storageKey) !== null
}

/** Subscribes a component to hasSentAsGuest; false in prerendered pages. */
export function useHasSentAsGuest(): boolean {
  return useSyncExternalStore(subscribe, hasSentAsGuest, () => false)
}

/** Sets or clears the flag that hasSentAsGuest reads. */
export function setSentAsGuest(hasSent: boolean): void {
  isSetInMemory = hasSent && !safeLocalStorage.write(storageKey, '1')
  if (!hasSent) safeLocalStorage.remove(storageKey)
  notify()
}
