import { createChangeNotifier } from '../../browser/createChangeNotifier'
import { parseJson } from '../../browser/parseJson'
import type { SafeStorage } from '../../browser/safeStorage'
import { type AlertSettings, parseAlertSettings } from './parseAlertSettings'

/** The alert settings that this device keeps. Without storage they last until the page is left. */
export type AlertSettingsStore = {
  get: () => AlertSettings
  change: (change: Partial<AlertSettings>) => void
  /** Reads the storage again after another tab has written to it. */
  refresh: () => void
  subscribe: (listener: () => void) => () => void
}

/** The name of the alert settings in the browser's storage. */
export const alertSettingsKey = 'deskAlerts'

/** Creates the store of the alert settings in a storage of the browser. */
export function createAlertSettingsStore(storage: Pick<SafeStorage, 'read' | 'write'>): AlertSettingsStore {
  const { subscribe, notify } = createChangeNotifier()
  const read = () => parseAlertSettings(parseJson(storage.read(alertSettingsKey)))
  let settings = read()
  const set = (next: AlertSettings) => {
    settings = next
    notify()
  }
  return {
    get: () => settings,
    change: (change) => {
      const next = { ...settings, ...change }
      storage.write(alertSettingsKey, JSON.stringify(next))
      set(next)
    },
    refresh: () => {
      set(read())
    },
    subscribe,
  }
}
