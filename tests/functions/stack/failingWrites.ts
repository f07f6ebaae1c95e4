import type { Firestore } from 'firebase-admin/firestore'

type SendRequest = (method: string, ...rest: unknown[]) => Promise<unknown>

/**
 * Makes every commit but the first ones fail, as when a function is stopped in the middle. Returns a function that ends
 * this, and says whether a commit failed.
 */
export function failAfterCommits(firestore: Firestore, count: number): () => boolean {
  // The library sends every commit, that of a transaction too, with this method of its own.
  const internals = firestore as unknown as { request: SendRequest }
  const sendRequest = internals.request
  let commits = 0
  internals.request = (method, ...rest) => {
    if (method === 'commit' && ++commits > count) return Promise.reject(new Error('stopped'))
    return sendRequest.call(firestore, method, ...rest)
  }
  return () => {
    internals.request = sendRequest
    return commits > count
  }
}
