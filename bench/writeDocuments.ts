import type { Firestore } from 'firebase-admin/firestore'
import { mapWithConcurrency } from '../seed/mapWithConcurrency'

/** A document to write. */
export type StoredDocument = { path: string; fields: Record<string, unknown> }

// Firestore's limit of writes in one batch is 500.
const batchSize = 500
const parallelBatches = 4

/** Writes documents to the emulator, without security rules. */
export async function writeDocuments(
  database: Firestore,
  documents: readonly StoredDocument[],
): Promise<void> {
  const starts = Array.from(
    { length: Math.ceil(documents.length / batchSize) },
    (_, part) => part * batchSize,
  )
  await mapWithConcurrency(starts, parallelBatches, async (start) => {
    const batch = database.batch()
    for (const { path, fields } of documents.slice(start, start + batchSize))
      batch.set(database.doc(path), fields)
    await batch.commit()
  })
}
