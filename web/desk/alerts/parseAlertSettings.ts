import { toRecordOrEmpty } from '../../../domain/validation/fieldSchema'

/** How new items announce themselves on this device. */
export type AlertSettings = {
  line: boolean
  title: boolean
  badge: boolean
  sound: boolean
  notifications: boolean
}

// Notifications are off at first, because the browser asks for a permission when they are switched on.
const defaultSettings: AlertSettings = {
  line: true,
  title: true,
  badge: true,
  sound: true,
  notifications: false,
}

/** Parses stored settings; each that is missing or not valid has its default. */
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
