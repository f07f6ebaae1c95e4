import type { Firestore } from 'firebase-admin/firestore'
import { onProductWritten } from '../../functions/catalogue/onProductWritten'
import { publishSnapshot, type SnapshotServices } from '../../functions/catalogue/publishSnapshot'
import { readSnapshotFile } from '../../functions/catalogue/snapshotFile'
import { addToSnapshot } from '../../functions/catalogue/snapshotState'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'
import { parseSnapshot } from '../../domain/catalogue/publishing/catalogueSnapshot'
import { changeProducts } from './storedCatalogue'

/** The bytes of the snapshot with so many changed products. */
export type SnapshotSize = { changes: number; bytes: number }

const changeCounts = [1, 10, 100]

/** Publishes changes of the first of these products, and measures the snapshot. Then the catalogue is as it was. */
export async function measureSnapshotSizes(
  services: SnapshotServices,
  ids: readonly string[],
): Promise<SnapshotSize[]> {
  const sizes: SnapshotSize[] = []
  for (const changes of changeCounts) {
    const changed = ids.slice(0, changes)
    const text = await withChanges(services, changed, () => readSnapshot(services, changes))
    sizes.push({ changes, bytes: Buffer.byteLength(text) })
  }
  return sizes
}

/** Calls `work` while these products are published with a change. */
export async function withChanges<Result>(
  services: SnapshotServices,
  ids: readonly string[],
  work: () => Promise<Result>,
): Promise<Result> {
  const { firestore } = services
  await changeProducts(firestore, ids)
  await addToSnapshot(firestore, ids)
  await publishSnapshot(services)
  const result = await work()
  await changeProducts(firestore, ids)
  await forgetSnapshot(firestore)
  return result
}

/** Publishes one change, and returns how long the function takes from its event to its end, in milliseconds. */
export async function measurePublishing(services: SnapshotServices, id: string): Promise<number> {
  await changeProducts(services.firestore, [id])
  const startedAt = performance.now()
  await onProductWritten(services, id)
  const ms = performance.now() - startedAt
  if (!(await readSnapshotFile(services.bucket))?.includes(`"id":"${id}"`))
    throw new Error(`The snapshot has no product ${id}.`)
  // The product is as the build has it again, so that the function removes it.
  await changeProducts(services.firestore, [id])
  await onProductWritten(services, id)
  return ms
}

/** Returns the snapshot's text. Throws if it has another number of changes. */
export async function readSnapshot({ bucket }: SnapshotServices, changes: number): Promise<string> {
  const text = (await readSnapshotFile(bucket)) ?? ''
  if (parseSnapshot(JSON.parse(text))?.products.length !== changes)
    throw new Error(`The snapshot does not have ${changes} changes.`)
  return text
}

async function forgetSnapshot(firestore: Firestore): Promise<void> {
  await firestore.collection(firestoreCollectionNames.functionStates).doc('catalogueSnapshot').delete()
}
