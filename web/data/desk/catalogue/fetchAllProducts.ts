import {
  collection,
  documentId,
  type Firestore,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  type QueryDocumentSnapshot,
  startAfter,
} from 'firebase/firestore'
import { withTimeout } from '../../../browser/withTimeout'
import { parsePublication, type Publication } from '../../../../domain/catalogue/editing/storedState'
import { firestoreCollectionNames } from '../../../../domain/firebase/firestoreCollectionNames'
import { maxDocumentsPerQuery } from '../../../../domain/sent-items/sentItemLimits'
import { toPlainFields } from '../../live/toPlainFields'

const pageTimeoutMs = 15_000

/** Fetches all products from the server, hidden ones too, in pages. Rejects if the server does not answer. */
export async function fetchAllProducts(firestore: Firestore): Promise<Publication[]> {
  const products: Publication[] = []
  for (let last: QueryDocumentSnapshot | undefined; ;) {
    const { docs } = await fetchPage(firestore, last)
    products.push(...docs.map(parseProduct).filter((product) => product !== null))
    last = docs.at(-1)
    if (docs.length < maxDocumentsPerQuery.products) return products
  }
}

function fetchPage(firestore: Firestore, last: QueryDocumentSnapshot | undefined) {
  const page = query(
    collection(firestore, firestoreCollectionNames.products),
    orderBy(documentId()),
    ...(last ? [startAfter(last)] : []),
    limit(maxDocumentsPerQuery.products),
  )
  return withTimeout(
    getDocsFromServer(page),
    pageTimeoutMs,
    () => new Error('Firestore did not answer in time.'),
  )
}

function parseProduct(document: QueryDocumentSnapshot): Publication | null {
  return parsePublication(document.id, toPlainFields(document))
}
