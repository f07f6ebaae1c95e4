import { poll, type PollOptions } from '../../../browser/poll'
import {
  type CatalogueOverlay,
  createCatalogueOverlay,
  type PublishedChanges,
} from '../../../../domain/catalogue/publishing/catalogueOverlay'
import {
  type CatalogueSnapshot,
  parseSnapshot,
  type PublishedChange,
  snapshotPath,
} from '../../../../domain/catalogue/publishing/catalogueSnapshot'
import { importAgain } from '../../../browser/importAgain'
import { parseJson } from '../../../browser/parseJson'
import { fetchSnapshotFile, readLimitedText } from './fetchSnapshotFile'
import type { KnownParts } from './fetchSnapshotParts'

const pollOptions: PollOptions = {
  intervalMs: 35_000,
  maxIntervalMs: 600_000,
  unusedAfterMs: 120_000,
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
  const knownParts: KnownParts = new Map()
  let tag = ''
  let hasAnswer = false
  const load = async () => {
    const answer = await fetchSnapshot(tag)
    if (answer.snapshot) {
      const products = await collectProducts(answer.snapshot, knownParts)
      // A snapshot of another build does not name what that build has: it adds to what is known.
      const known = answer.snapshot.base === base ? [] : changes
      changes = new Map([...known, ...products.map((change) => [change.id, change] as const)])
      await show(createCatalogueOverlay(changes, answer.snapshot))
    }
    tag = answer.tag
    hasAnswer = true
  }
  const { checkNow } = poll(load, pollOptions)
  void checkNow()
  return { waitForAnswer: async () => hasAnswer || (await checkNow()) }
}

async function collectProducts(
  { products, parts }: CatalogueSnapshot,
  knownParts: KnownParts,
): Promise<readonly PublishedChange[]> {
  if (parts.length === 0) return products
  const { fetchSnapshotParts } = await importAgain(() => import('./fetchSnapshotParts'))
  return fetchSnapshotParts(parts, knownParts)
}

/** What is published. `tag` identifies the answer; the snapshot is missing if the answer is the known one or status 404. */
type SnapshotAnswer = { tag: string; snapshot?: CatalogueSnapshot }

/**
 * Fetches what is published since the build; the browser asks the server whether its cached answer is still valid. If
 * the server does not answer and no answer is known, the cached one is taken. Rejects if there is none, or if the answer
 * is no snapshot.
 */
function fetchSnapshot(knownTag: string): Promise<SnapshotAnswer> {
  return fetchSnapshotFile(
    (signal) =>
      fetch(snapshotPath, { cache: 'no-cache', signal }).catch((error: unknown) => {
        if (knownTag !== '') throw error
        return fetch(snapshotPath, { cache: 'only-if-cached', mode: 'same-origin' })
      }),
    (response) => readAnswer(response, knownTag),
  )
}

async function readAnswer(response: Response, knownTag: string): Promise<SnapshotAnswer> {
  // Nothing was published yet.
  if (response.status === 404) return { tag: knownTag }
  if (!response.ok) throw new Error(`The published changes have status ${response.status}.`)
  const etag = response.headers.get('ETag')
  if (etag !== null && etag === knownTag) return { tag: knownTag }
  const text = await readLimitedText(response)
  const tag = etag ?? text
  if (tag === knownTag) return { tag }
  const snapshot = parseSnapshot(parseJson(text))
  if (!snapshot) throw new Error('The published changes are malformed.')
  return { tag, snapshot }
}
