import type { Firestore, Query } from 'firebase-admin/firestore'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'
import { getFigureEntryDocument } from '../figures/figureEntry'
import { getAskedReminderDocument, getReminderDocument } from '../reminders/sendReminders'
import { deleteUnusedCustomerNotes } from './customerNotes'
import { getJobDocument, type ItemJob } from './deletionJob'

const { notes, replies, deliveries, statusLinks } = firestoreCollectionNames

/**
 * Deletes the notes, replies, deliveries, status links and the reminder of a request or an enquiry, and the notes about a
 * customer of whom no item is left, then the job. What the item counts for in the figures stays known while the item is
 * there: its status may still change.
 */
export async function deleteItemRemains(
  firestore: Firestore,
  { item: { kind, id }, contactKeys }: ItemJob,
): Promise<void> {
  const item = firestore.collection(kind).doc(id)
  await deleteAll(item.collection(notes))
  await deleteAll(item.collection(replies))
  await deleteAll(firestore.collection(deliveries).where('itemId', '==', id))
  await deleteAll(firestore.collection(statusLinks).where('itemId', '==', id))
  await deleteUnusedCustomerNotes(firestore, contactKeys)
  const batch = firestore.batch()
  batch.delete(getReminderDocument(firestore, { kind, id }))
  batch.delete(getAskedReminderDocument(firestore, { kind, id }))
  const { exists } = await item.get()
  if (!exists) batch.delete(getFigureEntryDocument(firestore, { kind, id }))
  batch.delete(getJobDocument(firestore, { type: 'item', item: { kind, id } }))
  await batch.commit()
}

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
