import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import { type Delivery, parseDelivery } from '../../domain/deliveries/delivery'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'
import { toPlainFields } from '../firestore/toPlainFields'

/** The document of a delivery. */
export function getDeliveryDocument(firestore: Firestore, id: string): DocumentReference {
  return firestore.collection(firestoreCollectionNames.deliveries).doc(id)
}

/** Parses the document of a delivery; null if it does not exist or is malformed. */
export function parseDeliveryDocument(document: DocumentSnapshot): Delivery | null {
  return parseDelivery(document.id, toPlainFields(document.data()))
}
