import type { Firestore } from 'firebase-admin/firestore'
import { firestoreCollectionNames } from '../domain/firebase/firestoreCollectionNames'

/** The document that exists while `npm run restore` writes a backup. */
export function getRestoreMark(firestore: Firestore) {
  return firestore.collection(firestoreCollectionNames.functionStates).doc('restore')
}

export async function isRestoring(firestore: Firestore): Promise<boolean> {
  return (await getRestoreMark(firestore).get()).exists
}
