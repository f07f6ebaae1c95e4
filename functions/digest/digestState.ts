import type { Firestore } from 'firebase-admin/firestore'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'

/** The day of the last morning summary of a staff member that a run has claimed. */
export function getDigestStateDocument(firestore: Firestore, uid: string) {
  return firestore.collection(firestoreCollectionNames.functionStates).doc(`digest-${uid}`)
}

/** Claims a day's summary of a staff member before it is sent. Returns false if another run has claimed it. */
export function claimDigest(firestore: Firestore, uid: string, day: string): Promise<boolean> {
  const state = getDigestStateDocument(firestore, uid)
  return firestore.runTransaction(async (transaction) => {
    if ((await transaction.get(state)).get('day') === day) return false
    transaction.set(state, { day })
    return true
  })
}

/** Lets the next run send a summary of which nothing has left. */
export async function releaseDigest(firestore: Firestore, uid: string): Promise<void> {
  await getDigestStateDocument(firestore, uid).delete()
}
