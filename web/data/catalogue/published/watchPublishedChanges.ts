import { poll, type PollOptions } from '../../../browser/poll'
import {
  type CatalogueOverlay,
  createCatalogueOverlay,
  type PublishedChanges,
} from '../../../../domain/catalogue/publishing/catalogueOverlay'
import type { CatalogueSnapshot } from '../../../../domain/catalogue/publishing/catalogueSnapshot'
import { fetchSnapshot } from './fetchSnapshot'

const pollOptions: PollOptions = {
  intervalMs: 35_000,
  maxIntervalMs: 600_000,
  unused: { afterMs: 120_000 },
  minReturnIntervalMs: 5000,
  withDataSaver: 'nothing',
}

export type PublishedChangesWatcher = {
  /** Resolves to whether there has been an answer; asks again if there has been none. */
  waitForAnswer: () => Promise<boolean>
}

/**
 * Loads what is published now, and again while the page is used. Calls `show` with each change, one after another.
 * `base` is the folder of this build's catalogue.
 */
export function watchPublishedChanges(
  base: string,
  show: (overlay: CatalogueOverlay) => Promise<void>,
): PublishedChangesWatcher {
  let changes: PublishedChanges = new Map()
  let tag = ''
  let hasAnswer = false
  const load = async () => {
    const answer = await fetchSnapshot(tag)
    if (answer.snapshot) {
      changes = mergeChanges(base, changes, answer.snapshot)
      await show(createCatalogueOverlay(changes))
    }
    tag = answer.tag
    hasAnswer = true
  }
  const { checkNow } = poll(load, pollOptions)
  void checkNow()
  return { waitForAnswer: async () => hasAnswer || (await checkNow()) }
}

/** A snapshot of another build than this page's does not name what that build has: it adds to what is known. */
function mergeChanges(base: string, known: PublishedChanges, snapshot: CatalogueSnapshot): PublishedChanges {
  const changes = snapshot.products.map((change) => [change.id, change] as const)
  return new Map(snapshot.base === base ? changes : [...known, ...changes])
}
