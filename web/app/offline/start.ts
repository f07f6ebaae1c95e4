import { workerPath } from '../../domain/kept'
import { keepSeen } from './keepSeen'
import { watchForUpdates } from './watchForUpdates'

/**
 * Starts the service worker, for a page whose first script is `ownEntry`. Where a browser refuses, the site works as it
 * does without one, so nobody is told.
 */
export async function startOffline(ownEntry: string): Promise<void> {
  try {
    watchForUpdates(await navigator.serviceWorker.register(workerPath), ownEntry)
    await keepSeen()
  } catch {
    return
  }
}
