import type { Firestore } from 'firebase-admin/firestore'
import type { NamedProduct } from '../../domain/order-list/parseOrderListText'
import { demoItems } from './demoItems'
import { toDemoDocument } from './toDemoDocument'

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
    for (const note of notes) batch.set(firestore.doc(note.path), note.fields)
  }
  await batch.commit()
  return { written: missingDocuments.length, unchanged: documents.length - missingDocuments.length }
}
