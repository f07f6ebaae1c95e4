import { FieldPath, type Firestore } from 'firebase-admin/firestore'
import { getOldestMissingSearchMonth } from '../../domain/catalogue/missingSearches'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'
import { deleteAll } from './deleteAll'

/** Deletes the counts of searches without a result that are more than a year old. */
export async function forgetMissingSearches(firestore: Firestore, now: number): Promise<void> {
  const months = firestore.collection(firestoreCollectionNames.missingSearches)
  await deleteAll(months.where(FieldPath.documentId(), '<', getOldestMissingSearchMonth(now)))
}
