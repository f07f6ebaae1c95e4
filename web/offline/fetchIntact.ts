import { fetchWithTimeout } from '../browser/fetchWithTimeout'
import { isIntact } from './isIntact'

// A page that waits longer than this for an answer cannot ask again: it keeps waiting for the same one.
const timeoutMs = 15_000

type FetchOptions = { isFresh?: boolean; priority?: RequestPriority }

/**
 * Fetches a file of this build. Where the browser's HTTP cache may have kept a wrong answer, and always when `isFresh`,
 * passes that cache by. Rejects without a network, an answer in time or an intact answer; the pages ask again, after a
 * wait.
 */
export async function fetchIntact(path: string, { isFresh = false, priority = 'auto' }: FetchOptions = {}) {
  const attempts: readonly RequestCache[] = isFresh ? ['reload'] : ['default', 'reload']
  for (const cache of attempts) {
    const response = await fetchWithTimeout(path, { cache, priority }, timeoutMs)
    if (await isIntact(path, response)) return response
  }
  throw new Error(`${path} did not arrive as it was built.`)
}
