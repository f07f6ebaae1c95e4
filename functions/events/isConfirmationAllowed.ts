import type { Firestore } from 'firebase-admin/firestore'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'

const hourMs = 3_600_000
const maxConfirmationsPerHour = 20

/**
 * Whether one more confirmation may go to an address. Nobody proves that the address is theirs, so without this limit the
 * shop could be used to fill somebody's mailbox.
 */
export async function isConfirmationAllowed(
  firestore: Firestore,
  email: string,
  now: number,
): Promise<boolean> {
  const recent = await firestore
    .collection(firestoreCollectionNames.deliveries)
    .where('to', '==', email)
    .where('kind', '==', 'confirmationMail')
    .where('updatedAt', '>', new Date(now - hourMs))
    .count()
    .get()
  return recent.data().count < maxConfirmationsPerHour
}
