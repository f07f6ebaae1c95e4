import {
  collection,
  type Firestore,
  limit,
  orderBy,
  query,
  type Query,
  type QuerySnapshot,
} from 'firebase/firestore'
import { useMemo } from 'react'
import { useFirestore } from 'reactfire'
import { parseProductVersion, type ProductVersion } from '../../../../domain/catalogue/editing/productVersion'
import { firestoreCollectionNames } from '../../../../domain/firebase/firestoreCollectionNames'
import { maxDocumentsPerQuery } from '../../../../domain/sent-items/sentItemLimits'
import { useLiveQuery } from '../../live/liveQueries'
import { toPlainFields } from '../../live/toPlainFields'
import { getProductReference } from './catalogueDocuments'
import { fetchFromServer } from './fetchCatalogue'

export async function fetchProductVersions(
  firestore: Firestore,
  productId: string,
): Promise<ProductVersion[] | null> {
  const versionsQuery = createVersionsQuery(firestore, productId, maxDocumentsPerQuery.staff)
  try {
    return parseVersions(productId, await fetchFromServer(versionsQuery))
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
  return docs.flatMap((version) => parseProductVersion(productId, version.id, toPlainFields(version)) ?? [])
}
