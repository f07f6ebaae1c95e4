import type { Firestore } from 'firebase-admin/firestore'
import { getClosingTimeOfExpiredItems } from '../../domain/retention/retentionPeriods'
import type { SentItemKey, SentItemKind } from '../../domain/sent-items/sentItem'
import { deleteItemRemains } from './deleteItemRemains'
import { getJobDocument, toJobFields } from './deletionJob'

// A commit of an item and its job is two writes.
const pageSize = 50

/** Deletes the requests and enquiries whose time is over, at most `maxItems` of each kind. Returns how many there were. */
export async function forgetExpiredItems(
  firestore: Firestore,
  now: Date,
  { maxItems }: { maxItems: number },
): Promise<number> {
  const requests = await forgetItemsOfKind(firestore, 'requests', now, maxItems)
  return requests + (await forgetItemsOfKind(firestore, 'enquiries', now, maxItems))
}

async function forgetItemsOfKind(firestore: Firestore, kind: SentItemKind, now: Date, maxItems: number) {
  let forgotten = 0
  while (forgotten < maxItems) {
    const limit = Math.min(pageSize, maxItems - forgotten)
    const page = await findExpiredItems(firestore, kind, now, limit)
    await deleteItems(firestore, page, now)
    await Promise.all(page.map((item) => deleteItemRemains(firestore, item)))
    forgotten += page.length
    if (page.length < limit) break
  }
  return forgotten
}

async function findExpiredItems(firestore: Firestore, kind: SentItemKind, now: Date, limit: number) {
  const { docs } = await firestore
    .collection(kind)
    .where('status', '==', 'closed')
    // The last change of a closed item is its closing.
    .where('updatedAt', '<=', getClosingTimeOfExpiredItems(now.getTime()))
    .orderBy('updatedAt')
    .limit(limit)
    .get()
  return docs.map(({ id }) => ({ kind, id }))
}

/** Deletes items and writes a job for each in the same commit: what belongs to an item is found by its id alone. */
async function deleteItems(firestore: Firestore, items: readonly SentItemKey[], now: Date): Promise<void> {
  const batch = firestore.batch()
  for (const item of items) {
    const job = { type: 'item', item } as const
    batch.delete(firestore.collection(item.kind).doc(item.id))
    batch.set(getJobDocument(firestore, job), toJobFields(job, now))
  }
  await batch.commit()
}
