import { serviceWorkerMessages } from '../../browser/serviceWorkerConfig'
import { reloadFromNetwork } from '../../browser/reloadOnStaleBuild'
import { checkForUpdatesHourly } from './checkForUpdatesHourly'
import { cacheLoadedFiles } from './cacheLoadedFiles'
import { onUpdateInstalled } from './onUpdateInstalled'
import { showUpdatePrompt } from './UpdatePrompt'

const timeoutMs = 4000

/**
 * Prompts for each new version in every open tab. A tab that already runs it, because its page was loaded after the
 * deployment, activates it without a prompt. `ownEntryScript` is the path of this page's entry script.
 */
export function watchForAppUpdates(registration: ServiceWorkerRegistration, ownEntryScript: string): void {
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
    // Another tab activated the update: this one keeps running until its visitor reloads.
    else if (hadWorker && !isUpdating) promptForUpdate()
    hadWorker = true
  })
  checkForUpdatesHourly(registration)
}

/** Activates the waiting worker, if it still waits, and reloads the page. */
async function applyUpdate({ waiting }: ServiceWorkerRegistration) {
  if (waiting) await activateWorker(waiting)
  await reloadFromNetwork()
}

/**
 * Activates a waiting worker. The browser first lets the active one finish its requests, which may take half a
 * minute; after the timeout the page reloads without waiting for it.
 */
function activateWorker(waiting: ServiceWorker): Promise<unknown> {
  return new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })
    setTimeout(resolve, timeoutMs)
    waiting.postMessage(serviceWorkerMessages.skipWaiting)
  })
}

/** The entry script of the version that a worker serves. */
function getEntryScript(worker: ServiceWorker): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => {
      resolve(data)
    }
    worker.postMessage(serviceWorkerMessages.getVersion, [port2])
  })
}
