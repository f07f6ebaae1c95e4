import type { Firestore } from 'firebase-admin/firestore'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'
import { getExpiredSendTime } from '../../domain/retention/retentionPeriods'
import { deleteAll } from './deleteAll'

/** Deletes the times of sending that limit no account any more. */
export async function forgetSendTimes(firestore: Firestore, now: Date): Promise<void> {
  const limits = firestore.collection(firestoreCollectionNames.limits)
  await deleteAll(limits.where('lastSentAt', '<=', getExpiredSendTime(now.getTime())))
}
