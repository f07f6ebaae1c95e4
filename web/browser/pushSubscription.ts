import { withTimeout } from './withTimeout'

const workerTimeoutMs = 10_000

/** The fields of a subscription that a sender needs. */
export type PushSubscriptionFields = { endpoint: string; p256dh: string; auth: string }

/** Returns the active service worker's registration; registers the worker first if the page has no other code for that. */
export async function getActiveWorker(
  scope: string,
  workerPath?: string,
): Promise<ServiceWorkerRegistration> {
  const { serviceWorker } = navigator
  if (workerPath === undefined) return limitTime(serviceWorker.ready)
  const registration = await serviceWorker.register(workerPath, { scope })
  const worker = registration.active ?? registration.waiting ?? registration.installing
  if (worker && registration.active === null) await limitTime(waitUntilActive(worker))
  return registration
}

function limitTime<Result>(work: Promise<Result>): Promise<Result> {
  return withTimeout(work, workerTimeoutMs, () => new Error('The service worker did not start.'))
}

function waitUntilActive(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve()
    })
  })
}

/** Subscribes to push messages that are signed with a key. A subscription with another key is replaced. */
export async function subscribeToPush(
  { pushManager }: ServiceWorkerRegistration,
  publicKey: string,
): Promise<PushSubscription> {
  const subscription = await pushManager.getSubscription()
  if (subscription && getPublicKey(subscription) === publicKey) return subscription
  await subscription?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
}

/** Ends the subscription of a scope, if there is one; works without a connection. */
export async function unsubscribeFromPush(scope: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(scope)
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

/** The fields of a subscription that a sender needs, in base64url without padding. */
export function toSubscriptionFields(subscription: PushSubscription): PushSubscriptionFields {
  const { endpoint, keys = {} } = subscription.toJSON()
  const { p256dh = '', auth = '' } = keys
  return { endpoint: endpoint ?? '', p256dh: withoutPadding(p256dh), auth: withoutPadding(auth) }
}

function getPublicKey({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  return withoutPadding(
    btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_'),
  )
}

function withoutPadding(base64: string): string {
  return base64.replace(/=+$/, '')
}
