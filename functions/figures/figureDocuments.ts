import type { DocumentReference, Firestore } from 'firebase-admin/firestore'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'
import { isSentItemKind, type SentItemKey } from '../../domain/sent-items/sentItem'

/** The document with the figures of a day. */
export function getDayDocument(firestore: Firestore, date: string): DocumentReference {
  return firestore.collection(firestoreCollectionNames.days).doc(date)
}

/** The document that says what a sent item counted for last. */
export function getFigureEntryDocument(firestore: Firestore, { kind, id }: SentItemKey): DocumentReference {
  return firestore.collection(firestoreCollectionNames.figureEntries).doc(`${kind}-${id}`)
}

/** The sent item of a document of `figureEntries`; null if its id names none. */
export function parseFigureEntryId(entryId: string): SentItemKey | null {
  const [kind, id] = entryId.split('-')
  return isSentItemKind(kind) && id !== undefined ? { kind, id } : null
}
