import { useNotificationSettings } from './notificationSettings'

/** The key to register this browser for push messages with; null if this deployment sends none, or is not known to. */
export function usePushKey(): string | null {
  const settings = useNotificationSettings()
  return settings.kind === 'known' ? settings.pushKey : null
}
