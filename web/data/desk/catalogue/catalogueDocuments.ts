import { FirebaseError } from 'firebase/app'
import { doc, type DocumentReference, type Firestore, type Transaction } from 'firebase/firestore'
import { parseStoredState, type StoredState } from '../../../../domain/catalogue/editing/storedState'
import { firestoreCollectionNames } from '../../../../domain/firebase/firestoreCollectionNames'
import { toPlainFields } from '../../live/toPlainFields'

/** A 'conflict' found something else and wrote nothing; 'refused' cannot succeed; 'unreachable' may have arrived. */
export type CatalogueWriteOutcome =
  { kind: 'written' | 'refused' | 'unreachable' } | { kind: 'conflict'; stored: StoredState }

export function getProductReference(firestore: Firestore, productId: string): DocumentReference {
  return doc(firestore, firestoreCollectionNames.products, productId)
}

export function getDraftReference(firestore: Firestore, productId: string): DocumentReference {
  return doc(firestore, firestoreCollectionNames.drafts, productId)
}

/**
 * Reads what Firestore has of a product. Malformed documents count as missing, so that they can be replaced. Rejects if
 * one has a later form, as rules of a later release do.
 */
export async function readStoredState(
  firestore: Firestore,
  transaction: Transaction,
  productId: string,
): Promise<StoredState> {
  const [product, draft] = await Promise.all([
    transaction.get(getProductReference(firestore, productId)),
    transaction.get(getDraftReference(firestore, productId)),
  ])
  const state = parseStoredState(productId, toPlainFields(product), toPlainFields(draft))
  if (state.unreadable === 'laterForm')
    throw new FirebaseError('permission-denied', `A later release has written product ${productId}.`)
  return state
}
