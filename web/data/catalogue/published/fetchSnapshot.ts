import { parseJson } from '../../../browser/parseJson'
import {
  type CatalogueSnapshot,
  maxSnapshotBytes,
  parseSnapshot,
  snapshotPath,
} from '../../../../domain/catalogue/publishing/catalogueSnapshot'

// For the whole answer: a server may send it without an end.
const timeoutMs = 20_000

/** What is published. `tag` identifies the answer; the snapshot is missing if the answer is the known one or status 404. */
export type SnapshotAnswer = { tag: string; snapshot?: CatalogueSnapshot }

/**
 * Fetches what is published since the build; the browser asks the server whether its cached answer is still valid. If
 * the server does not answer and no answer is known, the cached one is taken. Rejects if there is none, or if any part
 * of the answer is wrong.
 */
export async function fetchSnapshot(knownTag: string): Promise<SnapshotAnswer> {
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
