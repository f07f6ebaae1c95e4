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
  return now.getTime() - lastSentAt.getTime() >= secondsBetweenSends * 1000
}
