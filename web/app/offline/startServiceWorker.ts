import { serviceWorkerMessages, serviceWorkerPath } from '../../browser/serviceWorkerConfig'
import { isDataSaverOn } from '../../browser/isDataSaverOn'
import { cacheLoadedFiles } from './cacheLoadedFiles'
import { reloadFromNetwork } from '../../browser/reloadOnStaleBuild'
import { showUpdatePrompt } from './UpdatePrompt'

/** Registers the service worker, which then caches the remaining files unless the browser's data saver is on. */
export async function startServiceWorker(ownEntryScript: string): Promise<void> {
  const { serviceWorker } = navigator
  const isFirstVisit = serviceWorker.controller === null
  try {
    watchForAppUpdates(await serviceWorker.register(serviceWorkerPath), ownEntryScript)
  } catch {
    return
  }
  const { active } = await serviceWorker.ready
  if (isFirstVisit) cacheLoadedFiles(active)
  if (!isDataSaverOn()) active?.postMessage(serviceWorkerMessages.cacheRemainingFiles)
}

const checkIntervalMs = 3_600_000

const timeoutMs = 4000

/** Prompts every open tab to reload for a new version, except a tab that already runs the new version. */
function watchForAppUpdates(registration: ServiceWorkerRegistration, ownEntryScript: string): void {
  const { serviceWorker } = navigator
  let hadWorker = serviceWorker.controller !== null
  let isOwnVersion = false
  let isUpdating = false
  const promptForUpdate = () => {
    showUpdatePrompt(() => {
      isUpdating = true
      void applyUpdate(registration)
    })
  }
  onUpdateInstalled(registration, async (newWorker) => {
    isOwnVersion = (await getEntryScript(newWorker)) === ownEntryScript
    if (isOwnVersion) newWorker.postMessage(serviceWorkerMessages.skipWaiting)
    else promptForUpdate()
  })
  serviceWorker.addEventListener('controllerchange', () => {
    if (isOwnVersion) cacheLoadedFiles(serviceWorker.controller)
    // Another tab activated the new service worker, but this tab still runs the old version.
    else if (hadWorker && !isUpdating) promptForUpdate()
    hadWorker = true
  })
  checkForUpdatesHourly(registration)
}

/** Activates the waiting service worker, if there is one, and reloads the page. */
async function applyUpdate({ waiting }: ServiceWorkerRegistration) {
  if (waiting) await activateWorker(waiting)
  await reloadFromNetwork()
}

/** Activates a waiting service worker. Waits `timeoutMs` at most: the active worker may need half a minute. */
function activateWorker(waiting: ServiceWorker): Promise<unknown> {
  return new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })
    setTimeout(resolve, timeoutMs)
    waiting.postMessage(serviceWorkerMessages.skipWaiting)
  })
}

/** Asks a service worker for the entry script of the site version that it serves. */
function getEntryScript(worker: ServiceWorker): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(data)
    worker.postMessage(serviceWorkerMessages.getVersion, [port2])
  })
}

/** Checks for an update when the page becomes visible, because an installed app may stay open for days. */
function checkForUpdatesHourly(registration: ServiceWorkerRegistration): void {
  let lastCheckedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - lastCheckedAt < checkIntervalMs) return
    lastCheckedAt = Date.now()
    registration.update().catch(() => undefined)
  })
}

/** Calls `callback` for each new service worker that waits. The site's first service worker never waits. */
function onUpdateInstalled(
  registration: ServiceWorkerRegistration,
  callback: (worker: ServiceWorker) => Promise<void>,
): void {
  const watchWorker = (worker: ServiceWorker | null) => {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && registration.active !== null) void callback(worker)
    })
  }
  if (registration.waiting) void callback(registration.waiting)
  watchWorker(registration.installing)
  registration.addEventListener('updatefound', () => watchWorker(registration.installing))
}
