import { fetchNotificationSettings } from './notificationSettings'
import { readPushState, refreshPush } from './pushSwitch'
import type { PushApp } from './registeredDevice'

/** Registers the subscription of this browser again, if the browser has replaced it. Asks nobody if there is none. */
export async function keepPushRegistered(app: PushApp): Promise<void> {
  if (readPushState(app) !== 'on') return
  const settings = await fetchNotificationSettings()
  if (settings.kind === 'known' && settings.pushKey !== null) await refreshPush(app, settings.pushKey)
}
