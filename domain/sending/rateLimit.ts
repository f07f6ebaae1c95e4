/** Minimum time between two sends of one sender; the same interval as `canSendAgain` in firestore.rules. */
export const sendIntervalSeconds = 30

/** The path of a request or enquiry, as stored in limits/{uid}, where `isStamp` in firestore.rules checks the path. */
export function toDocumentPath(collection: string, id: string): string {
  return `${collection}/${id}`
}

/** Milliseconds until a sender may send again; `lastSentAt` is in milliseconds, undefined if nothing was sent. */
export function getRateLimitWaitMs(
  lastSentAt: number | undefined,
  now: number,
  intervalSeconds: number = sendIntervalSeconds,
): number {
  if (lastSentAt === undefined) return 0
  const intervalMs = intervalSeconds * 1000
  // A `lastSentAt` in the future is damaged. Timers fire at once for waits of more than 24 days, so cap the wait.
  return Math.min(Math.max(0, lastSentAt + intervalMs - now), intervalMs)
}
