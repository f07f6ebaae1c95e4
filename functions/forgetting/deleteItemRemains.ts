import type { Firestore } from 'firebase-admin/firestore'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'
import type { SentItemKey } from '../../domain/sent-items/sentItem'
import { getFigureEntryDocument } from '../figures/figureDocuments'
import { deleteAll } from './deleteAll'
import { getJobDocument } from './deletionJob'

const { notes, deliveries, statusLinks } = firestoreCollectionNames

/**
 * Deletes the notes, deliveries and status links of a request or an enquiry, then the job. What the item counts for in
 * the figures stays known while the item is there: its status may still change.
 */
export async function deleteItemRemains(firestore: Firestore, { kind, id }: SentItemKey): Promise<void> {
  const item = firestore.collection(kind).doc(id)
  await deleteAll(item.collection(notes))
  await deleteAll(firestore.collection(deliveries).where('itemId', '==', id))
  await deleteAll(firestore.collection(statusLinks).where('itemId', '==', id))
  const batch = firestore.batch()
  const { exists } = await item.get()
  if (!exists) batch.delete(getFigureEntryDocument(firestore, { kind, id }))
  batch.delete(getJobDocument(firestore, { type: 'item', item: { kind, id } }))
  await batch.commit()
}
