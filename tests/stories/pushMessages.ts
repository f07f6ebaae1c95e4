import type { CDPSession, Page } from 'playwright-core'
import { expect } from 'vitest'
import { deskWorkerPath, serviceWorkerPath } from '../../web/browser/serviceWorkerConfig'
import { apiPaths } from '../../domain/site/apiPaths'
import { deskPath } from '../../domain/site/deskPath'
import { requestFirestoreEmulator } from '../sentDocuments'
import { createVapidKeys } from '../../functions/push/vapidKeys'

/** Answers what pages ask functions for, which these tests run without; a test may change `devices` later. */
export async function answerAsFunctions(page: Page, devices: readonly unknown[] = []): Promise<void> {
  const context = page.context()
  const settings = { email: true, pushKey: createVapidKeys().publicKey }
  await context.route(`**${apiPaths.settings}`, (route) => route.fulfill({ json: settings }))
  await context.route(`**${apiPaths.devices}`, (route) => route.fulfill({ json: { devices } }))
}

/** The id of the push device that this browser has registered under a key of its storage; '' if none. */
export async function readDeviceId(page: Page, key: string): Promise<string> {
  const stored = await page.evaluate((name) => localStorage.getItem(name), key)
  return stored === null ? '' : (JSON.parse(stored) as { id: string }).id
}

/** Whether a push device is in the database. */
export function isDeviceStored(id: string): Promise<boolean> {
  return requestFirestoreEmulator('GET', `/pushDevices/${id}`).then(
    () => true,
    () => false,
  )
}

/** Lets this browser subscribe without its push service, which would be on the internet. */
export async function stubPushSubscriptions(page: Page, origin: string): Promise<void> {
  await page.context().grantPermissions(['notifications'], { origin })
  await page.addInitScript(replacePushManager)
}

function replacePushManager(): void {
  // Headless Chromium says 'denied' here whatever was granted.
  Object.defineProperty(Notification, 'permission', {
    get: () => 'granted',
  })
  let current: PushSubscription | null = null
  PushManager.prototype.getSubscription = () => Promise.resolve(current)
  PushManager.prototype.subscribe = (options) => {
    const endpoint = `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`
    const key = atob((options?.applicationServerKey as string).replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(key, (character) => character.charCodeAt(0))
    current = {
      endpoint,
      expirationTime: null,
      options: { userVisibleOnly: true, applicationServerKey: bytes.buffer },
      getKey: () => null,
      toJSON: () => ({ endpoint, keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } }),
      unsubscribe: () => {
        current = null
        return Promise.resolve(true)
      },
    }
    return Promise.resolve(current)
  }
}

/** What a service worker of a test shows and opens; it is kept in the worker. */
type RecordingScope = {
  registration: ServiceWorkerRegistration
  clients: { openWindow: (url: string) => Promise<null> }
  dispatchEvent: (event: Event) => boolean
  shown: { title: string; options: NotificationOptions }[]
  opened: string[]
}

/**
 * Makes Chromium deliver a push message to the service worker of a scope, as its push service would. Returns what the
 * worker shows and, after a press on it, opens. No test can press a notification of the system, and Chromium opens
 * windows for people only, so the test sends the event of a press and records the window.
 */
export async function deliverAndPress(page: Page, scope: string, payload: string) {
  const worker = await findWorker(page, scope)
  await worker.evaluate(recordNotifications)
  await deliverPush(page, scope, payload)
  const shown = () => worker.evaluate(() => (globalThis as unknown as RecordingScope).shown)
  await expect.poll(async () => (await shown()).length).toBe(1)
  await worker.evaluate(pressNotification)
  const opened = () => worker.evaluate(() => (globalThis as unknown as RecordingScope).opened)
  await expect.poll(async () => (await opened()).length).toBe(1)
  return { shown: (await shown())[0], opened: (await opened())[0] }
}

async function findWorker(page: Page, scope: string) {
  const path = scope === deskPath ? deskWorkerPath : serviceWorkerPath
  const find = () =>
    page
      .context()
      .serviceWorkers()
      .find((worker) => new URL(worker.url()).pathname === path)
  await expect.poll(find).toBeDefined()
  const worker = find()
  if (!worker) throw new Error(`${path} does not run`)
  return worker
}

function recordNotifications(): void {
  const scope = globalThis as unknown as RecordingScope
  const { registration } = scope
  const showNotification = registration.showNotification.bind(registration)
  Object.assign(scope, { shown: [], opened: [] })
  registration.showNotification = (title, options = {}) => {
    scope.shown.push({ title, options })
    return showNotification(title, options)
  }
  scope.clients.openWindow = (url) => {
    scope.opened.push(url)
    return Promise.resolve(null)
  }
}

function pressNotification(): void {
  const scope = globalThis as unknown as RecordingScope
  const notification = { close: () => undefined, ...scope.shown[0]?.options }
  const press = new Event('notificationclick')
  scope.dispatchEvent(Object.assign(press, { notification, waitUntil: () => undefined }))
}

async function deliverPush(page: Page, scope: string, payload: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const registrationId = await findRegistration(session, scope)
  const { origin } = new URL(page.url())
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: payload })
}

async function findRegistration(session: CDPSession, scope: string): Promise<string> {
  const ids = new Map<string, string>()
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    for (const { scopeURL, registrationId } of registrations)
      ids.set(new URL(scopeURL).pathname, registrationId)
  })
  await session.send('ServiceWorker.enable')
  await expect.poll(() => ids.has(scope)).toBe(true)
  return ids.get(scope) ?? ''
}
