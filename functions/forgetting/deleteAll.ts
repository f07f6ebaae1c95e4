import type { Query } from 'firebase-admin/firestore'

// Firestore's commits hold at most 10 MB; 100 documents of the greatest size that the rules allow are less.
const pageSize = 100

/** Deletes every document that a query finds, in pages. */
export async function deleteAll(query: Query): Promise<void> {
  for (;;) {
    const { docs, size } = await query.limit(pageSize).get()
    const batch = query.firestore.batch()
    for (const document of docs) batch.delete(document.ref)
    if (size > 0) await batch.commit()
    if (size < pageSize) return
  }
}
