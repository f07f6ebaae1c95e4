import { useMemo } from 'react'
import { useFirestore } from 'reactfire'
import type { Publication } from '../../../../domain/catalogue/editing/storedState'
import type { ListedDraft } from './catalogueLists'
import { fetchAllProducts } from './fetchAllProducts'
import { collection, type Firestore, getDocsFromServer, limit, query } from 'firebase/firestore'
import { withTimeout } from '../../../browser/withTimeout'
import { parseProductDraft } from '../../../../domain/catalogue/editing/productDraft'
import { firestoreCollectionNames } from '../../../../domain/firebase/firestoreCollectionNames'
import { maxDocumentsPerQuery } from '../../../../domain/sent-items/sentItemLimits'
import { toPlainFields } from '../../live/toPlainFields'

const timeoutMs = 15_000

/** What the import and the export read from Firestore; both reject if it does not answer. */
export type ImportDatabase = {
  fetchAllProducts: () => Promise<Publication[]>
  fetchDrafts: () => Promise<ListedDraft[]>
}

/** Returns what the import and the export read. */
export function useImportDatabase(): ImportDatabase {
  const firestore = useFirestore()
  return useMemo(
    () => ({
      fetchAllProducts: () => fetchAllProducts(firestore),
      fetchDrafts: () => fetchDrafts(firestore),
    }),
    [firestore],
  )
}

/** Fetches the drafts of all staff from the server, at most 500. Rejects if the server does not answer. */
async function fetchDrafts(firestore: Firestore): Promise<ListedDraft[]> {
  const drafts = collection(firestore, firestoreCollectionNames.drafts)
  const fetched = getDocsFromServer(query(drafts, limit(maxDocumentsPerQuery.products)))
  const { docs } = await withTimeout(fetched, timeoutMs, () => new Error('Firestore did not answer in time.'))
  return docs
    .map((document) => {
      const draft = parseProductDraft(document.id, toPlainFields(document))
      return draft && { ...draft, productId: document.id }
    })
    .filter((draft) => draft !== null)
}
