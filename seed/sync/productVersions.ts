import { isDeepStrictEqual } from 'node:util'
import {
  type DocumentData,
  type DocumentReference,
  FieldValue,
  type Firestore,
} from 'firebase-admin/firestore'
import { seedEditor } from '../../domain/catalogue/editing/productVersion'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'
import { mapWithConcurrency } from '../mapWithConcurrency'

/** The fields of a product document without its time, which become a version. */
export type VersionToWrite = Readonly<Record<string, unknown>>

/** A batch or a transaction. */
type Writes = { set: (document: DocumentReference, fields: DocumentData) => unknown }

/** Of these contents of products, returns those that no version has. */
export async function findMissingVersions(
  firestore: Firestore,
  products: readonly VersionToWrite[],
): Promise<VersionToWrite[]> {
  const missing = await mapWithConcurrency(products, 16, async (product) => {
    const { docs } = await getVersions(firestore, product).get()
    return docs.some((version) => isDeepStrictEqual(version.get('product'), product)) ? [] : [product]
  })
  return missing.flat()
}

export function writeVersion(firestore: Firestore, writes: Writes, product: VersionToWrite): void {
  writes.set(getVersions(firestore, product).doc(), {
    product,
    by: seedEditor,
    publishedAt: FieldValue.serverTimestamp(),
  })
}

function getVersions(firestore: Firestore, { id }: VersionToWrite) {
  const product = firestore.collection(firestoreCollectionNames.products).doc(String(id))
  return product.collection(firestoreCollectionNames.versions)
}
