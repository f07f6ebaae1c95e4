import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import { getTokenExpiry } from '../../domain/retention/retentionPeriods'
import { deleteAccountData } from './deleteAccountData'
import { deleteItemRemains } from './deleteItemRemains'
import { type DeletionJob, getJobDocument } from './deletionJob'

/** Runs a job to its end. If it throws, the job is left for the next run. */
export async function runDeletionJob(
  firestore: Firestore,
  auth: Auth,
  job: DeletionJob,
  now: Date,
): Promise<void> {
  if (job.type === 'item') {
    await deleteItemRemains(firestore, job.item)
    return
  }
  await deleteAccountData(firestore, auth, job.uid, now)
  await endAccountJob(firestore, job, now)
}

/** Lets an account's job run once more when the account's last identity token has expired. */
async function endAccountJob(
  firestore: Firestore,
  job: Extract<DeletionJob, { type: 'account' }>,
  now: Date,
): Promise<void> {
  const document = getJobDocument(firestore, job)
  const tokenExpiry = getTokenExpiry(job.startedAt.getTime())
  if (tokenExpiry <= now) await document.delete()
  else await document.set({ dueAt: tokenExpiry }, { merge: true })
}
