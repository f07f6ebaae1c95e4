import { fetchNotificationSettings } from './notificationSettings'
import { createPushControl } from './pushSwitch'
import type { PushControl } from './pushSwitch'

/** Finds the switch for the shop's push messages, as PushService describes. */
export async function findShopPushControl(): Promise<PushControl | null> {
  const settings = await fetchNotificationSettings()
  if (settings.kind !== 'known' || settings.pushKey === null) return null
  return createPushControl('shop', settings.pushKey)
}
