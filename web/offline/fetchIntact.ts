import { isIntact } from './isIntact'

type FetchOptions = { isFresh?: boolean; priority?: RequestPriority }

/**
 * Fetches a file of this build. Where the browser's HTTP cache may have kept a wrong answer, and always when `isFresh`,
 * passes that cache by. Rejects without a network or an intact answer; the pages ask again, after a wait.
 */
export async function fetchIntact(path: string, { isFresh = false, priority = 'auto' }: FetchOptions = {}) {
  const attempts: readonly RequestCache[] = isFresh ? ['reload'] : ['default', 'reload']
  for (const cache of attempts) {
    const response = await fetch(path, { cache, priority })
    if (await isIntact(path, response)) return response
  }
  throw new Error(`${path} did not arrive as it was built.`)
}
