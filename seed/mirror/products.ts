import { isDeepStrictEqual } from 'node:util'
import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import { silent, type Progress } from '../progress'
import type { CatalogueFields } from './storedFields'

/** What mirroring did to the products in Firestore. */
export type MirroredProducts = {
  written: number
  unchanged: number
  /** Products that were there and were different: name, and the fields that changed. */
  changes: string[]
  /** Ids of products that Firestore has and the catalogue has not. They are left alone. */
  strangers: string[]
}

// Firestore takes 500 writes in a batch, and a server timestamp counts as another one.
const batchSize = 250

/** Writes the products that differ from the catalogue, and only their catalogue fields: `hidden` stays as staff set it. */
export async function mirrorProducts(
  firestore: Firestore,
  wanted: readonly CatalogueFields[],
  progress: Progress = silent,
): Promise<MirroredProducts> {
  const snapshot = await firestore.collection('products').get()
  const stored = new Map(snapshot.docs.map((document) => [document.id, document.data()]))
  const ids = new Set(wanted.map(({ id }) => id))
  const differing = wanted
    .map((fields) => ({ fields, changed: changedFields(fields, stored.get(fields.id)) }))
    .filter(({ changed }) => changed.length > 0)
  await write(
    firestore,
    differing.map(({ fields }) => fields),
    progress,
  )
  return {
    written: differing.length,
    unchanged: wanted.length - differing.length,
    changes: differing
      .filter(({ fields }) => stored.has(fields.id))
      .map(({ fields, changed }) => `${fields.id} ${fields.name} (${changed.join(', ')})`),
    strangers: [...stored.keys()].filter((id) => !ids.has(id)),
  }
}

function changedFields(fields: CatalogueFields, stored: Record<string, unknown> = {}): string[] {
  return Object.entries(fields)
    .filter(([field, value]) => !isDeepStrictEqual(value, stored[field]))
    .map(([field]) => field)
}

async function write(
  firestore: Firestore,
  products: readonly CatalogueFields[],
  progress: Progress,
): Promise<void> {
  const tick = progress('Writing products', products.length)
  for (let start = 0; start < products.length; start += batchSize) {
    const part = products.slice(start, start + batchSize)
    const batch = firestore.batch()
    for (const fields of part) {
      const mergeFields = [...Object.keys(fields), 'updatedAt']
      const document = firestore.collection('products').doc(fields.id)
      // Merged by whole fields: a plain merge would keep what an older catalogue had inside `image` or `benefits`.
      batch.set(document, { ...fields, updatedAt: FieldValue.serverTimestamp() }, { mergeFields })
    }
    await batch.commit()
    part.forEach(tick)
  }
}
