import { maxSnapshotBytes } from '../../../../domain/catalogue/publishing/catalogueSnapshot'

// Limits the whole download: a server could send a body that never ends.
const timeoutMs = 20_000

/**
 * Requests a file of the snapshot and reads the answer; what `read` leaves of it is not downloaded. Rejects without an
 * answer in time.
 */
export async function fetchSnapshotFile<Result>(
  request: (signal: AbortSignal) => Promise<Response>,
  read: (response: Response) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), timeoutMs)
  try {
    return await read(await request(controller.signal))
  } finally {
    clearTimeout(timer)
    // Ends the download of an answer that is too long or already known.
    controller.abort()
  }
}

/** Reads an answer of at most `maxSnapshotBytes`. Rejects if it is longer. */
export async function readLimitedText(response: Response): Promise<string> {
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
