import { pushGlobalScope } from './pushGlobalScope'
import { parseJson } from '../../browser/parseJson'
import { parsePushMessage, type PushMessage } from '../../../domain/push/pushMessage'

/** What a worker shows if a payload is broken: browsers demand a notification for each message. */
type PushDefaults = PushMessage & { icon: string }

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
  pushGlobalScope.addEventListener('pushsubscriptionchange', (event) =>
    event.waitUntil(renewSubscription(event.oldSubscription)),
  )
}

/** Brings the window to the front that shows this path already, or opens one. */
async function openPath(path: string): Promise<void> {
  const url = new URL(path, location.origin)
  // The page of an item may have a filter in its query: it shows the item all the same.
  const windows = await pushGlobalScope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = windows.find((client) => new URL(client.url).pathname === url.pathname)
  if (shown) await shown.focus()
  else await pushGlobalScope.clients.openWindow(url.href)
}

/** The notification that shows a push message; `data.path` is what a press on it opens. */
function toNotification(payload: string, { icon, ...fallback }: PushDefaults) {
  const { title, body, tag, path } = parsePushMessage(parseJson(payload)) ?? fallback
  return { title, body, tag, icon, data: { path } }
}

/**
 * Subscribes again after the browser has ended a subscription. Only a page has the session to register the new one: it
 * does so at the next visit.
 */
async function renewSubscription(former: PushSubscription | null): Promise<void> {
  const { pushManager } = pushGlobalScope.registration
  if (!former || (await pushManager.getSubscription())) return
  const { userVisibleOnly, applicationServerKey } = former.options
  await pushManager.subscribe({ userVisibleOnly, applicationServerKey })
}
