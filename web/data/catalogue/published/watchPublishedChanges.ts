import { poll, type PollOptions } from '../../../browser/poll'
import {
  type CatalogueOverlay,
  createCatalogueOverlay,
  type PublishedChanges,
} from '../../../../domain/catalogue/publishing/catalogueOverlay'
import {
  type CatalogueSnapshot,
  maxSnapshotBytes,
  parseSnapshot,
  snapshotPath,
} from '../../../../domain/catalogue/publishing/catalogueSnapshot'
import { parseJson } from '../../../browser/parseJson'

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

// For the whole answer: a server may send it without an end.
const timeoutMs = 20_000

/** What is published. `tag` identifies the answer; the snapshot is missing if the answer is the known one or status 404. */
type SnapshotAnswer = { tag: string; snapshot?: CatalogueSnapshot }

/**
 * Fetches what is published since the build; the browser asks the server whether its cached answer is still valid. If
 * the server does not answer and no answer is known, the cached one is taken. Rejects if there is none, or if any part
 * of the answer is wrong.
 */
async function fetchSnapshot(knownTag: string): Promise<SnapshotAnswer> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), timeoutMs)
  try {
    const { signal } = controller
    const response = await fetch(snapshotPath, { cache: 'no-cache', signal }).catch((error: unknown) => {
      if (knownTag !== '') throw error
      return fetch(snapshotPath, { cache: 'only-if-cached', mode: 'same-origin' })
    })
    return await readAnswer(response, knownTag)
  } finally {
    clearTimeout(timer)
    // Ends the download of an answer that is too long or already known.
    controller.abort()
  }
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

async function readLimitedText(response: Response): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const reader = response.body?.getReader()
  if (!reader || Number(response.headers.get('Content-Length')) > maxSnapshotBytes) throw createSizeError()
  let text = ''
  let byteCount = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    byteCount += value.byteLength
    if (byteCount > maxSnapshotBytes) throw createSizeError()
    text += decoder.decode(value, { stream: true })
  }
}

function createSizeError(): Error {
  return new Error('The published changes are empty or too long.')
}
