import { type Firestore, FieldPath } from 'firebase-admin/firestore'
import {
  getClosingTimeOfExpiredItems,
  getExpiredConfirmationTime,
  getExpiredSendTime,
  getExpiredStaffLogTime,
} from '../../domain/retention/retentionPeriods'
import type { SentItemKind } from '../../domain/sent-items/sentItem'
import { deleteItemRemains, deleteAll } from './deleteItemRemains'
import { getJobDocument, type ItemJob, parseContactKeys, toJobFields } from './deletionJob'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'
import { getOldestMissingSearchMonth } from '../../domain/catalogue/missingSearches'

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
    await Promise.all(page.map((job) => deleteItemRemains(firestore, job)))
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
  return docs.map((document): ItemJob => ({
    type: 'item',
    item: { kind, id: document.id },
    contactKeys: parseContactKeys(document.get('contactKeys')),
  }))
}

/** Deletes items and writes the job of each in the same commit: it says what belongs to an item that is gone. */
async function deleteItems(firestore: Firestore, jobs: readonly ItemJob[], now: Date): Promise<void> {
  const batch = firestore.batch()
  for (const job of jobs) {
    batch.delete(firestore.collection(job.item.kind).doc(job.item.id))
    batch.set(getJobDocument(firestore, job), toJobFields(job, now))
  }
  await batch.commit()
}

/** Deletes the times of sending that limit no account any more. */
export async function forgetSendTimes(firestore: Firestore, now: Date): Promise<void> {
  const limits = firestore.collection(firestoreCollectionNames.limits)
  await deleteAll(limits.where('lastSentAt', '<=', getExpiredSendTime(now.getTime())))
}

/** Deletes the times of confirmations to an address that limit no further one. */
export async function forgetConfirmationTimes(firestore: Firestore, now: Date): Promise<void> {
  const times = firestore.collection(firestoreCollectionNames.confirmationTimes)
  await deleteAll(times.where('lastAt', '<=', getExpiredConfirmationTime(now.getTime())))
}

/** Deletes what staff exported and deleted more than a year ago from their log. */
export async function forgetStaffLog(firestore: Firestore, now: number): Promise<void> {
  const log = firestore.collection(firestoreCollectionNames.staffLog)
  await deleteAll(log.where('at', '<=', getExpiredStaffLogTime(now)))
}

/** Deletes the counts of searches without a result that are more than a year old. */
export async function forgetMissingSearches(firestore: Firestore, now: number): Promise<void> {
  const months = firestore.collection(firestoreCollectionNames.missingSearches)
  await deleteAll(months.where(FieldPath.documentId(), '<', getOldestMissingSearchMonth(now)))
}

/** Deletes the counts of quotas whose window of time is over. */
export async function forgetQuotas(firestore: Firestore, now: Date): Promise<void> {
  const counts = firestore.collection(firestoreCollectionNames.quotas)
  await deleteAll(counts.where('expiresAt', '<=', now))
}
