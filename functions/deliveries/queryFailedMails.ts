import type { Firestore, Query } from 'firebase-admin/firestore'
import { mailKinds } from '../../domain/deliveries/delivery'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'

/** The e-mails that failed for good, the last first. Failed push messages are not among them: nothing sends them again. */
export function queryFailedMails(firestore: Firestore): Query {
  return firestore
    .collection(firestoreCollectionNames.deliveries)
    .where('kind', 'in', mailKinds)
    .where('status', '==', 'failed')
    .orderBy('updatedAt', 'desc')
}
