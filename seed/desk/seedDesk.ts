import { type Firestore, FieldValue } from 'firebase-admin/firestore'
import { allMessageGroups } from '../../functions/events/listMessages'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'
import { getRecordedName } from '../../functions/events/recordReply'
import type { Product } from '../../domain/catalogue/product'
import { demoItems } from './demoItems'
import demoPeople from './demoPeople.json'
/** In kobo for one unit, by product id. They are invented. */
import demoPrices from './demoPrices.json'
import { createFormReader, toDemoDocument } from './toDemoDocument'
import { builtTemplates } from '../../domain/replies/builtTemplates'

/**
 * Writes the demo items that are missing, in one batch, with times relative to `now` in milliseconds. An item that
 * exists is not changed, nor are its notes: a developer may have answered it.
 */
export async function seedDemoItems(
  firestore: Firestore,
  products: readonly Product[],
  now: number,
): Promise<{ written: number; unchanged: number }> {
  const reader = createFormReader(products)
  const documents = demoItems.map((item) => toDemoDocument(item, reader, now))
  const snapshots = await firestore.getAll(...documents.map(({ path }) => firestore.doc(path)))
  const missingDocuments = documents.filter((_, index) => snapshots[index]?.exists === false)
  const batch = firestore.batch()
  for (const { path, fields, notes, replies } of missingDocuments) {
    batch.create(firestore.doc(path), fields)
    // As if functions had told everybody about it: nobody gets a message about a demo item.
    const groups = allMessageGroups.filter((group) => group !== 'answer' || 'answer' in fields)
    const recorded = [
      ...groups,
      ...replies.flatMap(({ id }) => [getRecordedName('sent', id), getRecordedName('accepted', id)]),
    ]
    batch.set(firestore.doc(`figureEntries/${path.replace('/', '-')}`), { recorded }, { merge: true })
    for (const { path, fields } of [...notes, ...replies]) batch.set(firestore.doc(path), fields)
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

/**
 * Writes the demo prices with a version each if the collection is empty, and returns how many were written. Otherwise
 * nothing is written, as with the templates. A few products have none, so that a quote shows what is then missing.
 */
export async function seedDemoPrices(firestore: Firestore, products: readonly Product[]): Promise<number> {
  const collection = firestore.collection(firestoreCollectionNames.prices)
  if (!(await collection.limit(1).get()).empty) return 0
  const prices = Object.entries(demoPrices).filter(([productId]) =>
    products.some(({ id }) => id === productId),
  )
  const batch = firestore.batch()
  for (const [productId, amount] of prices) {
    const fields = { amount, by: demoPeople.staff.sola, updatedAt: FieldValue.serverTimestamp() }
    const price = collection.doc(productId)
    batch.create(price, fields)
    batch.create(price.collection(firestoreCollectionNames.versions).doc('DemoPriceOfSeed00001'), fields)
  }
  await batch.commit()
  return prices.length
}
