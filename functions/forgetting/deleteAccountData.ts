import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'
import { deleteAll } from './deleteAll'
import { hasErrorCode } from '../hasErrorCode'
import { removeSenderFromItems } from './removeSenderFromItems'

const { orderLists, limits, pushDevices } = firestoreCollectionNames

/** Deletes an account and what belongs to it, and removes it from what it sent. It may run again at any time. */
export async function deleteAccountData(
  firestore: Firestore,
  auth: Auth,
  uid: string,
  now: Date,
): Promise<void> {
  await deleteIdentity(auth, uid)
  const batch = firestore.batch()
  for (const collection of [orderLists, limits]) batch.delete(firestore.collection(collection).doc(uid))
  await batch.commit()
  await deleteAll(firestore.collection(pushDevices).where('uid', '==', uid))
  await removeSenderFromItems(firestore, 'requests', uid, now)
  await removeSenderFromItems(firestore, 'enquiries', uid, now)
}

async function deleteIdentity(auth: Auth, uid: string): Promise<void> {
  try {
    await auth.deleteUser(uid)
  } catch (error) {
    if (!hasErrorCode(error, 'auth/user-not-found')) throw error
  }
}
