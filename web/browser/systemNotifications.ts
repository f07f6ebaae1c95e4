import { createChangeNotifier } from './createChangeNotifier'

/** 'unavailable': this browser shows no notifications of pages, or only those of service workers. */
export type NotificationPermissionState = 'granted' | 'denied' | 'notAsked' | 'unavailable'

export type SystemNotification = {
  title: string
  body: string
  /** A notification replaces the one with the same tag. */
  tag: string
  icon: string
  onClick: () => void
}

const { subscribe, notify } = createChangeNotifier()

// Chrome on Android has the constructor, but throws when a page calls it.
let isConstructorBroken = false

/** Returns whether pages of the site may show system notifications now. */
export function getNotificationPermission(): NotificationPermissionState {
  if (!('Notification' in globalThis) || isConstructorBroken) return 'unavailable'
  return Notification.permission === 'default' ? 'notAsked' : Notification.permission
}

/** Calls the listener when the permission changes, also in the browser's settings; returns a function that stops that. */
export function subscribeToNotificationPermission(listener: () => void): () => void {
  const unsubscribe = subscribe(listener)
  const controller = new AbortController()
  void watchBrowserSettings(listener, controller.signal).catch(() => undefined)
  return () => {
    unsubscribe()
    controller.abort()
  }
}

// An async function, because `navigator.permissions` may be missing, and `query` may reject.
async function watchBrowserSettings(listener: () => void, signal: AbortSignal): Promise<void> {
  const status = await navigator.permissions.query({ name: 'notifications' })
  if (signal.aborted) return
  status.addEventListener('change', listener, { signal })
  // The permission may have changed during the query.
  listener()
}

/** Asks for the permission; call this function on a press only, because browsers ignore or punish other questions. */
export async function requestNotificationPermission(): Promise<NotificationPermissionState> {
  // Without a permission the constructor shows nothing, so it can be tried before the question.
  if (getNotificationPermission() === 'notAsked' && construct('')) await Notification.requestPermission()
  notify()
  return getNotificationPermission()
}

/** Shows a notification; a click on it brings this tab to the front and calls `onClick`. */
export function showSystemNotification({ title, onClick, ...options }: SystemNotification): void {
  if (getNotificationPermission() !== 'granted') return
  const notification = construct(title, options)
  if (!notification) return
  notification.onclick = () => {
    window.focus()
    notification.close()
    onClick()
  }
}

function construct(title: string, options?: NotificationOptions): Notification | null {
  try {
    return new Notification(title, options)
  } catch {
    isConstructorBroken = true
    notify()
    return null
  }
}
