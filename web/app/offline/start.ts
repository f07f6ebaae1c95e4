import { workerMessages, workerPath } from '../../domain/kept'
import { savesData } from '../../ui/savesData'
import { keepSeen } from './keepSeen'
import { watchForUpdates } from './watchForUpdates'

/**
 * Starts the service worker, for a page whose first script is `ownEntry`, and has it fetch ahead what else works offline,
 * unless the visitor saves data. Where a browser refuses, the site works as it does without one, so nobody is told.
 */
export async function startOffline(ownEntry: string): Promise<void> {
  const { serviceWorker } = navigator
  const isFirst = serviceWorker.controller === null
  try {
    watchForUpdates(await serviceWorker.register(workerPath), ownEntry)
  } catch {
    return
  }
  const { active } = await serviceWorker.ready
  if (isFirst) keepSeen(active)
  if (!savesData()) active?.postMessage(workerMessages.keepAhead)
}
