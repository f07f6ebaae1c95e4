import { type Firestore, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'
import { isSentItemKind, type SentItemKey } from '../../domain/sent-items/sentItem'
import { toRecordOrEmpty } from '../../domain/validation/fieldSchema'

/**
 * Deletes what belongs to a request or an enquiry that is deleted, or that names its sender no more. `contactKeys` are
 * those that it had.
 */
export type ItemJob = { type: 'item'; item: SentItemKey; contactKeys: readonly string[] }

/** Deletes an account and what belongs to it. Its sent items lose the sender and keep the rest. */
export type AccountJob = { type: 'account'; uid: string; startedAt: Date }

/**
 * A deletion that has begun, as the document `deletions/{id}`. It is written before anything is deleted, or together with
 * it, and goes when all is deleted. Until then, each run of the functions goes on with it.
 */
export type DeletionJob = ItemJob | AccountJob

/** The document of a job. The same deletion has the same document. */
export function getJobDocument(
  firestore: Firestore,
  job: Omit<ItemJob, 'contactKeys'> | Omit<AccountJob, 'startedAt'>,
) {
  const id = job.type === 'item' ? `${job.item.kind}-${job.item.id}` : `account-${job.uid}`
  return firestore.collection(firestoreCollectionNames.deletions).doc(id)
}

export function toJobFields(job: DeletionJob, dueAt: Date): Record<string, unknown> {
  return job.type === 'item'
    ? { type: job.type, itemKind: job.item.kind, itemId: job.item.id, contactKeys: job.contactKeys, dueAt }
    : { type: job.type, uid: job.uid, startedAt: job.startedAt, dueAt }
}

export function parseDeletionJob(snapshot: QueryDocumentSnapshot): DeletionJob | null {
  const { type, itemKind, itemId, contactKeys, uid, startedAt } = toRecordOrEmpty(snapshot.data())
  if (type === 'item' && isSentItemKind(itemKind) && typeof itemId === 'string')
    return { type, item: { kind: itemKind, id: itemId }, contactKeys: parseContactKeys(contactKeys) }
  if (type === 'account' && typeof uid === 'string' && startedAt instanceof Timestamp)
    return { type, uid, startedAt: startedAt.toDate() }
  return null
}

/** The contact keys of a stored item or job; none where an earlier release wrote it. */
export function parseContactKeys(stored: unknown): string[] {
  return Array.isArray(stored) ? stored.filter((key): key is string => typeof key === 'string') : []
}
