import { collection, type Firestore, getDocsFromServer, limit, query } from 'firebase/firestore'
import { withTimeout } from '../../../browser/withTimeout'
import { parseProductDraft } from '../../../../domain/catalogue/editing/productDraft'
import { firestoreCollectionNames } from '../../../../domain/firebase/firestoreCollectionNames'
import { maxDocumentsPerQuery } from '../../../../domain/sent-items/sentItemLimits'
import { toPlainFields } from '../../live/toPlainFields'
import type { ListedDraft } from './catalogueLists'

const timeoutMs = 15_000

/** Fetches the drafts of all staff from the server, at most 500. Rejects if the server does not answer. */
export async function fetchDrafts(firestore: Firestore): Promise<ListedDraft[]> {
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
