import { fetchNotificationSettings } from './notificationSettings'
import { createPushControl } from './pushSwitch'
import type { PushControl } from './pushSwitch'

export async function findShopPushControl(): Promise<PushControl | null> {
  const settings = await fetchNotificationSettings()
  if (settings.kind !== 'known' || settings.pushKey === null) return null
  return createPushControl('shop', settings.pushKey)
}
