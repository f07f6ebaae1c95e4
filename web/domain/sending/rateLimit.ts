/** Minimum time between two sends of one sender; the same interval as `canSendAgain` in firestore.rules. */
export const sendIntervalSeconds = 30

/**
 * The document path that a stamp in limits/{uid} contains, for the one document that the stamp allows; see `isStamp` in
 * firestore.rules.
 */
export function toDocumentPath(collection: string, id: string): string {
  return `${collection}/${id}`
}

/** Whether a sender may send again; `canSendAgain` in firestore.rules checks the same by the server's clock. */
export function canSendAgain(lastSentAt: Date, now: Date): boolean {
  return getRateLimitWaitMs(lastSentAt.getTime(), now.getTime()) === 0
}

/** Milliseconds until the next send is allowed; times in milliseconds, `undefined` before the first send. */
export function getRateLimitWaitMs(lastSentAt: number | undefined, now: number): number {
  return lastSentAt === undefined ? 0 : Math.max(0, lastSentAt + sendIntervalSeconds * 1000 - now)
}
