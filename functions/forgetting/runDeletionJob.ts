import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import { getTokenExpiry } from '../../domain/retention/retentionPeriods'
import { deleteItemRemains, deleteAll } from './deleteItemRemains'
import { getDigestStateDocument } from '../digest/digestState'
import { type AccountJob, type DeletionJob, getJobDocument } from './deletionJob'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'
import { hasErrorCode } from '../errorCodes'
import { removeSenderFromItems } from './removeSenderFromItems'

const { orderLists, limits, digests, pushDevices } = firestoreCollectionNames

/** Runs a job to its end. If it throws, the job is left for the next run. */
export async function runDeletionJob(
  firestore: Firestore,
  auth: Auth,
  job: DeletionJob,
  now: Date,
): Promise<void> {
  if (job.type === 'item') {
    await deleteItemRemains(firestore, job)
    return
  }
  await deleteAccountData(firestore, auth, job.uid, now)
  await endAccountJob(firestore, job, now)
}

/** Lets an account's job run once more when the account's last identity token has expired. */
async function endAccountJob(firestore: Firestore, job: AccountJob, now: Date): Promise<void> {
  const document = getJobDocument(firestore, job)
  const tokenExpiry = getTokenExpiry(job.startedAt.getTime())
  if (tokenExpiry <= now) await document.delete()
  else await document.set({ dueAt: tokenExpiry }, { merge: true })
}

/** Deletes an account and what belongs to it, and removes it from what it sent. It may run again at any time. */
async function deleteAccountData(firestore: Firestore, auth: Auth, uid: string, now: Date): Promise<void> {
  await deleteIdentity(auth, uid)
  const batch = firestore.batch()
  for (const collection of [orderLists, limits, digests])
    batch.delete(firestore.collection(collection).doc(uid))
  batch.delete(getDigestStateDocument(firestore, uid))
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
