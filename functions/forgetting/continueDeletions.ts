import type { Auth } from 'firebase-admin/auth'
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'
import { parseDeletionJob } from './deletionJob'
import { runDeletionJob } from './runDeletionJob'

const maxJobsPerRun = 200

/** How many deletions a run completed, and the ids of the documents in `deletions` that are left for the next run. */
type DeletionOutcome = { completed: number; failedJobIds: string[] }

/** Goes on with the deletions that are due. One that fails is left for the next run and stops no other. */
export async function continueDeletions(
  firestore: Firestore,
  auth: Auth,
  now: Date,
): Promise<DeletionOutcome> {
  const jobs = firestore.collection(firestoreCollectionNames.deletions)
  const { docs } = await jobs.where('dueAt', '<=', now).orderBy('dueAt').limit(maxJobsPerRun).get()
  const failedJobIds: string[] = []
  for (const document of docs) {
    const isCompleted = await tryJob(firestore, auth, document, now)
    if (!isCompleted) failedJobIds.push(document.id)
  }
  return { completed: docs.length - failedJobIds.length, failedJobIds }
}

async function tryJob(
  firestore: Firestore,
  auth: Auth,
  document: QueryDocumentSnapshot,
  now: Date,
): Promise<boolean> {
  const job = parseDeletionJob(document)
  if (!job) return false
  try {
    await runDeletionJob(firestore, auth, job, now)
    return true
  } catch {
    // The caller logs the job's id. The error's text could hold an address.
    return false
  }
}
