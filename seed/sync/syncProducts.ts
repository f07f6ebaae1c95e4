import { isDeepStrictEqual } from 'node:util'
import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import { silentProgressReporter, type ProgressReporter } from '../progress'
import type { CatalogueFields } from './toCatalogueFields'

/** The result of copying products to Firestore. */
export type ProductSyncResult = {
  written: number
  unchanged: number
  /** A text for each product in Firestore that was updated: its id, name and changed fields. */
  changes: string[]
  /** Ids of products that are in Firestore but not in the catalogue. They are not changed. */
  unknownIds: string[]
}

// Firestore allows 500 writes in a batch, and each server timestamp counts as a write.
const maxBatchSize = 250

/** Writes products to Firestore where they differ from the catalogue. Only staff change a product's `hidden` field. */
export async function syncProducts(
  firestore: Firestore,
  products: readonly CatalogueFields[],
  progress: ProgressReporter = silentProgressReporter,
): Promise<ProductSyncResult> {
  const snapshot = await firestore.collection('products').get()
  const stored = new Map(snapshot.docs.map((document) => [document.id, document.data()]))
  const ids = new Set(products.map(({ id }) => id))
  const changedProducts = products
    .map((fields) => ({ fields, changed: listChangedFields(fields, stored.get(fields.id)) }))
    .filter(({ changed }) => changed.length > 0)
  await writeProducts(
    firestore,
    changedProducts.map(({ fields }) => fields),
    progress,
  )
  return {
    written: changedProducts.length,
    unchanged: products.length - changedProducts.length,
    changes: changedProducts
      .filter(({ fields }) => stored.has(fields.id))
      .map(({ fields, changed }) => `${fields.id} ${fields.name} (${changed.join(', ')})`),
    unknownIds: [...stored.keys()].filter((id) => !ids.has(id)),
  }
}

function listChangedFields(fields: CatalogueFields, stored: Record<string, unknown> = {}): string[] {
  return Object.entries(fields)
    .filter(([field, value]) => !isDeepStrictEqual(value, stored[field]))
    .map(([field]) => field)
}

async function writeProducts(
  firestore: Firestore,
  products: readonly CatalogueFields[],
  progress: ProgressReporter,
): Promise<void> {
  const tick = progress('Writing products', products.length)
  for (let start = 0; start < products.length; start += maxBatchSize) {
    const chunk = products.slice(start, start + maxBatchSize)
    const batch = firestore.batch()
    for (const fields of chunk) {
      const mergeFields = [...Object.keys(fields), 'updatedAt']
      const document = firestore.collection('products').doc(fields.id)
      // Do not use `merge: true`: it would keep old properties inside `image` and `benefits`.
      batch.set(document, { ...fields, updatedAt: FieldValue.serverTimestamp() }, { mergeFields })
    }
    await batch.commit()
    chunk.forEach(tick)
  }
}
