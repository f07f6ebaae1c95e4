import { useSyncExternalStore } from 'react'
import { safeLocalStorage } from '../../browser/safeStorage'
import { alertSettingsKey, createAlertSettingsStore } from './createAlertSettingsStore'
import type { AlertSettings } from './parseAlertSettings'

const store = createAlertSettingsStore(safeLocalStorage)

/** Changes some of this device's alert settings, in every open tab. */
export const changeAlertSettings = store.change

/** Returns this device's alert settings, updated when this or another tab changes them. */
export function useAlertSettings(): AlertSettings {
  return useSyncExternalStore(subscribe, store.get)
}

function subscribe(listener: () => void): () => void {
  const unsubscribe = store.subscribe(listener)
  addEventListener('storage', handleStorage)
  return () => {
    unsubscribe()
    removeEventListener('storage', handleStorage)
  }
}

// Browsers send this event to the other tabs only; `key` is null when the whole storage is cleared.
function handleStorage({ key }: StorageEvent): void {
  if (key === null || key === alertSettingsKey) store.refresh()
}
