import type { Firestore } from 'firebase-admin/firestore'
import { mapWithConcurrency } from '../../seed/mapWithConcurrency'
import type { GeneratedSentItem } from './generateSentItems'

// Firestore's limit of writes in one batch is 500.
const batchSize = 500
const parallelBatches = 4

/** Writes requests and enquiries to the emulator, without security rules. */
export async function writeSentItems(
  database: Firestore,
  items: readonly GeneratedSentItem[],
): Promise<void> {
  const batches = Array.from({ length: Math.ceil(items.length / batchSize) }, (_, index) =>
    items.slice(index * batchSize, (index + 1) * batchSize),
  )
  await mapWithConcurrency(batches, parallelBatches, async (part) => {
    const batch = database.batch()
    for (const { key, fields } of part) batch.set(database.doc(`${key.kind}/${key.id}`), fields)
    await batch.commit()
  })
}
