import type { DocumentReference, Firestore } from 'firebase-admin/firestore'
import type { SentItemKind } from '../../domain/sent-items/sentItem'
import { deleteItemRemains } from './deleteItemRemains'
import { getJobDocument, toJobFields } from './deletionJob'
import { createSenderRemoval } from './removeSender'

const pageSize = 20

/** Removes an account from everything of one kind that it sent, in pages, and deletes what belongs to these items. */
export async function removeSenderFromItems(
  firestore: Firestore,
  kind: SentItemKind,
  uid: string,
  now: Date,
): Promise<void> {
  const sentItems = firestore.collection(kind).where('uid', '==', uid).limit(pageSize)
  for (;;) {
    const { docs, size } = await sentItems.get()
    await Promise.all(docs.map(({ ref }) => removeSenderFromItem(ref, kind, now)))
    if (size < pageSize) return
  }
}

// The item is found by its sender no more, so the job is written in the same commit.
async function removeSenderFromItem(
  document: DocumentReference,
  kind: SentItemKind,
  now: Date,
): Promise<void> {
  const { firestore, id } = document
  const job = { type: 'item', item: { kind, id } } as const
  await firestore.runTransaction(async (transaction) => {
    const stored = (await transaction.get(document)).data()
    if (stored === undefined) return
    transaction.update(document, createSenderRemoval(kind, stored))
    transaction.set(getJobDocument(firestore, job), toJobFields(job, now))
  })
  await deleteItemRemains(firestore, job.item)
}
