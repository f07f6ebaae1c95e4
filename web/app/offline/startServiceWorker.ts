import { serviceWorkerMessages, serviceWorkerPath } from '../../browser/serviceWorkerConfig'
import { isDataSaverOn } from '../../browser/isDataSaverOn'
import { cacheLoadedFiles } from './cacheLoadedFiles'
import { watchForAppUpdates } from './watchForAppUpdates'

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
