/** How long a sender waits between two sends; firestore.rules holds the same in `hasRested`. */
export const secondsBetweenSends = 30

/** How many documents one query may ask for; firestore.rules holds the same in `mayListSent` and at products. */
export const listBounds = { sender: 50, staff: 100, products: 500 } as const

/** What a stamp in limits/{uid} says it pays for: one document by collection and id; firestore.rules: `isStamp`. */
export function paidFor(collection: string, id: string): string {
  return `${collection}/${id}`
}

/** Whether a sender may send again; firestore.rules holds the same in `hasRested`, by the server's clock. */
export function hasRested(lastSentAt: Date, now: Date): boolean {
  return restMs(lastSentAt.getTime(), now.getTime()) === 0
}

/** How many milliseconds a sender still waits; moments in milliseconds, none where nothing was sent yet. */
export function restMs(lastSentAt: number | undefined, now: number): number {
  return lastSentAt === undefined ? 0 : Math.max(0, lastSentAt + secondsBetweenSends * 1000 - now)
}
