import type { DocumentSnapshot } from 'firebase/firestore'
import { useMemo } from 'react'
import { useFirestore } from 'reactfire'
import { parseStoredState, type StoredState } from '../../../../domain/catalogue/editing/storedState'
import { useLiveDocument } from '../../live/liveQueries'
import { toPlainFields } from '../../live/toPlainFields'
import { getDraftReference, getProductReference } from './catalogueDocuments'

export function useStoredState(productId: string): StoredState | null {
  const firestore = useFirestore()
  const productReference = useMemo(() => getProductReference(firestore, productId), [firestore, productId])
  const draftReference = useMemo(() => getDraftReference(firestore, productId), [firestore, productId])
  const product = useLiveDocument(productReference)
  const draft = useLiveDocument(draftReference)
  const productDocument = product.status === 'success' ? product.data : null
  const draftDocument = draft.status === 'success' ? draft.data : null
  return useMemo(() => {
    if (!isKnown(productDocument) || !isKnown(draftDocument)) return null
    return parseStoredState(productId, toPlainFields(productDocument), toPlainFields(draftDocument))
  }, [productId, productDocument, draftDocument])
}

// Without a connection, Firestore says of a document that it has never read that there is none.
function isKnown(document: DocumentSnapshot | null): document is DocumentSnapshot {
  return document !== null && (document.exists() || !document.metadata.fromCache)
}
