import { fetchNotificationSettings } from './notificationSettings'
import { readPushState, refreshPush } from './pushSwitch'
import type { PushApp } from './registeredDevice'

export async function keepPushRegistered(app: PushApp): Promise<void> {
  if (readPushState(app) !== 'on') return
  const settings = await fetchNotificationSettings()
  if (settings.kind === 'known' && settings.pushKey !== null) await refreshPush(app, settings.pushKey)
}
