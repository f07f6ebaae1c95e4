import type { Firestore } from 'firebase-admin/firestore'
import type { BuiltCatalogue } from '../../domain/catalogue/publishing/catalogueSnapshot'
import { productFieldLimits } from '../../domain/catalogue/product'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'
import { readInPages } from '../firestoreReads'
import { fetchBuiltCatalogue } from './builtSite'
import { isDifferent, toProductState } from './productChanges'
import { publishSnapshot, type SnapshotServices } from './publishSnapshot'
import { removeUnusedParts } from './snapshotFile'
import { addToSnapshot, readSnapshotState } from './snapshotState'

/**
 * Makes the snapshot right if an event was lost, and deletes its old parts. After a deployment it compares all products
 * with the new build. `now` is in milliseconds.
 */
export async function reconcileSnapshot(services: SnapshotServices, now: number): Promise<void> {
  await publishMissing(services)
  await removeUnusedParts(services.bucket, now)
}

async function publishMissing(services: SnapshotServices): Promise<void> {
  const { firestore } = services
  const [built, { base }] = await Promise.all([fetchBuiltCatalogue(services), readSnapshotState(firestore)])
  if (base === built.folder) return publishSnapshot(services)
  const ids = await findDifferentProducts(firestore, built)
  if (ids.length > 0) await addToSnapshot(firestore, ids)
  await publishSnapshot(services, built.folder)
}

async function findDifferentProducts(firestore: Firestore, built: BuiltCatalogue): Promise<string[]> {
  const query = firestore.collection(firestoreCollectionNames.products).orderBy('__name__')
  const ids: string[] = []
  for await (const document of readInPages(query, (page) => page.get()))
    if (
      productFieldLimits.id.test(document.id) &&
      isDifferent(toProductState(document.id, document.data()), built)
    )
      ids.push(document.id)
  return ids
}
