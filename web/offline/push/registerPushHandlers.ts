import { renewSubscription } from './renewSubscription'
import { openPath } from './openPath'
import { type PushDefaults, toNotification } from './toNotification'
import { pushGlobalScope } from './pushGlobalScope'

/** Makes a service worker show push messages, and open what a pressed notification is about. */
export function registerPushHandlers(defaults: PushDefaults): void {
  pushGlobalScope.addEventListener('push', (event) => {
    const { title, ...options } = toNotification(event.data?.text() ?? '', defaults)
    event.waitUntil(pushGlobalScope.registration.showNotification(title, options))
  })
  pushGlobalScope.addEventListener('notificationclick', (event) => {
    event.notification.close()
    const { path } = event.notification.data as { path: string }
    event.waitUntil(openPath(path))
  })
  pushGlobalScope.addEventListener('pushsubscriptionchange', (event) => {
    event.waitUntil(renewSubscription(event.oldSubscription))
  })
}
