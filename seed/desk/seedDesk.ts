import { type Firestore, FieldValue } from 'firebase-admin/firestore'
import { allMessageGroups } from '../../functions/events/listMessages'
import type { NamedProduct } from '../../domain/order-list/parseOrderListText'
import { demoItems } from './demoItems'
import { toDemoDocument } from './toDemoDocument'
import { builtTemplates } from '../../domain/replies/builtTemplates'

/**
 * Writes the demo items that are missing, in one batch, with times relative to `now` in milliseconds. An item that
 * exists is not changed, nor are its notes: a developer may have answered it.
 */
export async function seedDemoItems(
  firestore: Firestore,
  products: readonly NamedProduct[],
  now: number,
): Promise<{ written: number; unchanged: number }> {
  const documents = demoItems.map((item) => toDemoDocument(item, products, now))
  const snapshots = await firestore.getAll(...documents.map(({ path }) => firestore.doc(path)))
  const missingDocuments = documents.filter((_, index) => snapshots[index]?.exists === false)
  const batch = firestore.batch()
  for (const { path, fields, notes } of missingDocuments) {
    batch.create(firestore.doc(path), fields)
    // As if functions had told everybody about it: nobody gets a message about a demo item.
    const recorded = allMessageGroups.filter((group) => group !== 'answer' || 'answer' in fields)
    batch.set(firestore.doc(`figureEntries/${path.replace('/', '-')}`), { recorded }, { merge: true })
    for (const note of notes) batch.set(firestore.doc(note.path), note.fields)
  }
  await batch.commit()
  return { written: missingDocuments.length, unchanged: documents.length - missingDocuments.length }
}

/**
 * Writes the reply templates if the collection is empty, and returns how many were written. Otherwise nothing is
 * written, because the templates then belong to the staff: a deleted one must not come back.
 */
export async function seedReplyTemplates(firestore: Firestore): Promise<number> {
  const collection = firestore.collection('replyTemplates')
  if (!(await collection.limit(1).get()).empty) return 0
  const batch = firestore.batch()
  for (const { id, name, text } of builtTemplates)
    batch.create(collection.doc(id), { name, text, uid: 'seed', updatedAt: FieldValue.serverTimestamp() })
  await batch.commit()
  return builtTemplates.length
}
