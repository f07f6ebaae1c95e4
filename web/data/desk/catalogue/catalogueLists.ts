import {
  collection,
  limit,
  orderBy,
  query,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  where,
} from 'firebase/firestore'
import { useMemo } from 'react'
import { useFirestore } from 'reactfire'
import { parseProductDraft, type ProductDraft } from '../../../../domain/catalogue/editing/productDraft'
import { parsePublication, type Publication } from '../../../../domain/catalogue/editing/storedState'
import { firestoreCollectionNames } from '../../../../domain/firebase/firestoreCollectionNames'
import { maxDocumentsPerQuery } from '../../../../domain/sent-items/sentItemLimits'
import { useLiveQuery } from '../../live/liveQueries'
import { toPlainFields } from '../../live/toPlainFields'

export type ListedDraft = ProductDraft & { productId: string }

const maxRecentlyPublished = 20

const newestDrafts = [orderBy('savedAt', 'desc'), limit(maxDocumentsPerQuery.staff)]
const newestProducts = [orderBy('updatedAt', 'desc'), limit(maxRecentlyPublished)]
const hiddenProducts = [where('hidden', '==', true), limit(maxDocumentsPerQuery.products)]

export function useDrafts(): ListedDraft[] | null {
  return useDocuments(firestoreCollectionNames.drafts, newestDrafts, parseListedDraft)
}

export function useRecentlyPublished(): Publication[] | null {
  return useDocuments(firestoreCollectionNames.products, newestProducts, parseListedProduct)
}

export function useHiddenProducts(): Publication[] | null {
  return useDocuments(firestoreCollectionNames.products, hiddenProducts, parseListedProduct)
}

function useDocuments<Item>(
  collectionName: string,
  constraints: readonly QueryConstraint[],
  parse: (document: QueryDocumentSnapshot) => Item | null,
): Item[] | null {
  const firestore = useFirestore()
  const documentsQuery = useMemo(
    () => query(collection(firestore, collectionName), ...constraints),
    [firestore, collectionName, constraints],
  )
  const { status, data } = useLiveQuery(documentsQuery)
  const documents = status === 'success' ? data.docs : null
  return useMemo(() => documents?.flatMap((document) => parse(document) ?? []) ?? null, [documents, parse])
}

export function parseListedDraft(document: QueryDocumentSnapshot): ListedDraft | null {
  const draft = parseProductDraft(document.id, toPlainFields(document))
  return draft && { ...draft, productId: document.id }
}

export function parseListedProduct(document: QueryDocumentSnapshot): Publication | null {
  return parsePublication(document.id, toPlainFields(document))
}
