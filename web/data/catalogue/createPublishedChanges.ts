import { createChangeNotifier } from '../../browser/createChangeNotifier'
import { whenIdle } from '../../browser/whenIdle'
import type { CatalogueOverlay } from '../../../domain/catalogue/publishing/catalogueOverlay'
import type { PublishedChangesWatcher } from './published/watchPublishedChanges'

export type LoadWatcher = (
  onChange: (overlay: CatalogueOverlay) => Promise<void>,
) => Promise<PublishedChangesWatcher>

export type PublishedChanges = ReturnType<typeof createPublishedChanges>

export function createPublishedChanges(loadWatcher: LoadWatcher) {
  const { subscribe, notify } = createChangeNotifier()
  let overlay: CatalogueOverlay | undefined
  let watcher: Promise<PublishedChangesWatcher> | undefined
  let hold: Promise<unknown> = Promise.resolve()

  const showChanges = async (changed: CatalogueOverlay) => {
    await hold
    overlay = changed
    notify()
  }
  const startWatcher = async (): Promise<PublishedChangesWatcher> => {
    watcher ??= loadWatcher(showChanges)
    try {
      return await watcher
    } catch (error) {
      watcher = undefined
      throw error
    }
  }
  const waitForPublishedChanges = async (): Promise<boolean> => {
    try {
      return await (await startWatcher()).waitForAnswer()
    } catch {
      return false
    }
  }
  return {
    getCatalogueOverlay: (): CatalogueOverlay | undefined => overlay,
    /** Calls a listener after each change of what is published. Returns a function that ends that. */
    subscribeToPublishedChanges: subscribe,
    /** Shows no published changes before `until`: during hydration, the page must equal the prerendered one. */
    holdPublishedChanges: (until: Promise<unknown>) => {
      hold = until
    },
    watchPublishedChangesWhenIdle: () => whenIdle(() => void waitForPublishedChanges()),
    /** Loads what is published, if that has not been done. Resolves to whether the server or the cache had an answer. */
    waitForPublishedChanges,
  }
}
