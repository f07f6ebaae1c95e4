import {
  collection,
  type Firestore,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  type Query,
  type QuerySnapshot,
} from 'firebase/firestore'
import { useMemo } from 'react'
import { useFirestore } from 'reactfire'
import { withTimeout } from '../../../browser/withTimeout'
import { parseProductVersion, type ProductVersion } from '../../../../domain/catalogue/editing/productVersion'
import { firestoreCollectionNames } from '../../../../domain/firebase/firestoreCollectionNames'
import { maxDocumentsPerQuery } from '../../../../domain/sent-items/sentItemLimits'
import { useLiveQuery } from '../../live/liveQueries'
import { toPlainFields } from '../../live/toPlainFields'
import { getProductReference } from './catalogueDocuments'

const timeoutMs = 15_000

export async function fetchProductVersions(
  firestore: Firestore,
  productId: string,
): Promise<ProductVersion[] | null> {
  const versionsQuery = createVersionsQuery(firestore, productId, maxDocumentsPerQuery.staff)
  try {
    const fetched = getDocsFromServer(versionsQuery)
    const snapshot = await withTimeout(
      fetched,
      timeoutMs,
      () => new Error('Firestore did not answer in time.'),
    )
    return parseVersions(productId, snapshot)
  } catch {
    return null
  }
}

/** Returns the newest version of a product, updated live; null while loading, or without a version. */
export function useNewestVersion(productId: string): ProductVersion | null {
  const firestore = useFirestore()
  const versionsQuery = useMemo(() => createVersionsQuery(firestore, productId, 1), [firestore, productId])
  const { status, data } = useLiveQuery(versionsQuery)
  return status === 'success' ? (parseVersions(productId, data)[0] ?? null) : null
}

function createVersionsQuery(firestore: Firestore, productId: string, maxVersions: number): Query {
  const versions = collection(getProductReference(firestore, productId), firestoreCollectionNames.versions)
  return query(versions, orderBy('publishedAt', 'desc'), limit(maxVersions))
}

function parseVersions(productId: string, { docs }: QuerySnapshot): ProductVersion[] {
  return docs
    .map((document) => parseProductVersion(productId, document.id, toPlainFields(document)))
    .filter((version) => version !== null)
}
