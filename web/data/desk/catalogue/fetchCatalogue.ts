import {
  collection,
  documentId,
  type Firestore,
  getDocsFromServer,
  limit,
  orderBy,
  type Query,
  query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
  startAfter,
} from 'firebase/firestore'
import { withTimeout } from '../../../browser/withTimeout'
import type { Publication } from '../../../../domain/catalogue/editing/storedState'
import { firestoreCollectionNames } from '../../../../domain/firebase/firestoreCollectionNames'
import { maxDocumentsPerQuery } from '../../../../domain/sent-items/sentItemLimits'
import { type ListedDraft, parseListedDraft, parseListedProduct } from './catalogueLists'

const timeoutMs = 15_000

export async function fetchAllProducts(firestore: Firestore): Promise<Publication[]> {
  const products: Publication[] = []
  for (let last: QueryDocumentSnapshot | undefined; ;) {
    const { docs } = await fetchPage(firestore, last)
    products.push(...docs.flatMap((document) => parseListedProduct(document) ?? []))
    last = docs[docs.length - 1]
    if (docs.length < maxDocumentsPerQuery.products) return products
  }
}

/** Fetches the drafts of all staff from the server, at most 500. Rejects if the server does not answer. */
export async function fetchDrafts(firestore: Firestore): Promise<ListedDraft[]> {
  const drafts = collection(firestore, firestoreCollectionNames.drafts)
  const { docs } = await fetchFromServer(query(drafts, limit(maxDocumentsPerQuery.products)))
  return docs.flatMap((document) => parseListedDraft(document) ?? [])
}

function fetchPage(firestore: Firestore, last: QueryDocumentSnapshot | undefined) {
  const page = query(
    collection(firestore, firestoreCollectionNames.products),
    orderBy(documentId()),
    ...(last ? [startAfter(last)] : []),
    limit(maxDocumentsPerQuery.products),
  )
  return fetchFromServer(page)
}

export function fetchFromServer(fetched: Query): Promise<QuerySnapshot> {
  return withTimeout(
    getDocsFromServer(fetched),
    timeoutMs,
    () => new Error('Firestore did not answer in time.'),
  )
}
