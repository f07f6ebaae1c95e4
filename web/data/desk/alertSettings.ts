import { createChangeNotifier } from '../../browser/createChangeNotifier'
import { parseJson } from '../../browser/parseJson'
import type { SafeStorage } from '../../browser/safeStorage'
import { toRecordOrEmpty } from '../../../domain/validation/fieldSchema'

export type AlertSettings = {
  line: boolean
  title: boolean
  badge: boolean
  sound: boolean
  notifications: boolean
}

export type AlertSettingsStore = {
  get: () => AlertSettings
  change: (change: Partial<AlertSettings>) => void
  /** Reads the storage again after another tab has written to it. */
  refresh: () => void
  subscribe: (listener: () => void) => () => void
}

/** The name of the alert settings in the browser's storage. */
export const alertSettingsKey = 'deskAlerts'

// Notifications are off at first, because the browser asks for a permission when they are switched on.
const defaultSettings: AlertSettings = {
  line: true,
  title: true,
  badge: true,
  sound: true,
  notifications: false,
}

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
    refresh: () => set(read()),
    subscribe,
  }
}

export function parseAlertSettings(stored: unknown): AlertSettings {
  const fields = toRecordOrEmpty(stored)
  const parse = (name: keyof AlertSettings) => {
    const value = fields[name]
    return typeof value === 'boolean' ? value : defaultSettings[name]
  }
  return {
    line: parse('line'),
    title: parse('title'),
    badge: parse('badge'),
    sound: parse('sound'),
    notifications: parse('notifications'),
  }
}
