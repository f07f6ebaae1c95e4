import { useSyncExternalStore } from 'react'
import { catalogueFolder } from 'virtual:catalogue'
import { createChangeNotifier } from '../../browser/createChangeNotifier'
import { importAgain } from '../../browser/importAgain'
import { whenIdle } from '../../browser/whenIdle'
import type { CatalogueOverlay } from '../../../domain/catalogue/publishing/catalogueOverlay'
import type { PublishedChangesWatcher } from './published/watchPublishedChanges'

const changeNotifier = createChangeNotifier()
let overlay: CatalogueOverlay | undefined
let watcher: Promise<PublishedChangesWatcher> | undefined
let hold: Promise<unknown> = Promise.resolve()

/** The changes that were published since the build; undefined before they are loaded. */
export function getCatalogueOverlay(): CatalogueOverlay | undefined {
  return overlay
}

/** Calls `listener` after each change of what is published. Returns a function that ends that. */
export const subscribeToPublishedChanges = changeNotifier.subscribe

/** Renders a component again after each change of what is published. */
export function useCatalogueOverlay(): CatalogueOverlay | undefined {
  return useSyncExternalStore(changeNotifier.subscribe, getCatalogueOverlay, getNoOverlay)
}

/** Shows no published changes before `until`: during hydration, the page must equal the prerendered one. */
export function holdPublishedChanges(until: Promise<unknown>): void {
  hold = until
}

/** Loads what is published when the browser is idle, and again while the page is used. */
export function watchPublishedChangesWhenIdle(): void {
  whenIdle(() => void waitForPublishedChanges())
}

/** Loads what is published, if that has not been done. Resolves to whether the server or the cache had an answer. */
export async function waitForPublishedChanges(): Promise<boolean> {
  try {
    return await (await loadWatcher()).waitForAnswer()
  } catch {
    return false
  }
}

async function loadWatcher(): Promise<PublishedChangesWatcher> {
  watcher ??= importAgain(() => import('./published/watchPublishedChanges')).then(
    ({ watchPublishedChanges }) => watchPublishedChanges(catalogueFolder, showChanges),
  )
  try {
    return await watcher
  } catch (error) {
    watcher = undefined
    throw error
  }
}

async function showChanges(changed: CatalogueOverlay): Promise<void> {
  await hold
  overlay = changed
  changeNotifier.notify()
}

function getNoOverlay() {
  return undefined
}
