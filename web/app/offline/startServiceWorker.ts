import { serviceWorkerMessages, serviceWorkerPath } from '../../browser/serviceWorkerConfig'
import { isDataSaverOn } from '../../browser/isDataSaverOn'
import { cacheLoadedFiles } from './cacheLoadedFiles'
import { watchForAppUpdates } from './watchForAppUpdates'

/**
 * Registers the service worker and makes it cache the remaining files, unless the browser's data saver is on.
 * `ownEntryScript` is the path of this page's entry script. If the registration fails, the site works without a service
 * worker.
 */
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
