import type { Auth, DecodedIdToken } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import type { AccountDeletionRefusal } from '../../domain/account/accountDeletion'
import { isRecentSignIn } from '../../domain/retention/retentionPeriods'
import type { ApiRequest, ApiResponse } from '../apiTypes'
import { type DeletionJob, getJobDocument, toJobFields } from './deletionJob'
import { findUser } from '../findUser'
import { takeQuota, type Quota } from '../limits/quotas'
import { runDeletionJob } from './runDeletionJob'

const deletionQuota: Quota = { name: 'deletion', max: 10, windowMs: 3_600_000 }

/**
 * Deletes the account that asks for it, and what belongs to it. Answers 202 if not all is deleted yet: the next run of
 * the functions goes on.
 */
export async function deleteAccount(
  { firestore, auth }: { firestore: Firestore; auth: Auth },
  { account, deletedUid, now }: ApiRequest,
): Promise<ApiResponse> {
  // An account that is gone may ask again: its last answer was lost.
  const uid = account?.uid ?? deletedUid
  if (uid === undefined) return refuse(401, 'signIn')
  const refusal = account && (await findRefusal(auth, account, now))
  if (refusal) return refuse(403, refusal)
  // Allow the deletion if the quota cannot be read: a fault of ours must not keep anybody's data.
  const isAllowed = await takeQuota(firestore, deletionQuota, uid, now).catch(() => true)
  if (!isAllowed) return { status: 429, body: { reason: 'tooManyRequests' } }
  const startedAt = new Date(now)
  const job: DeletionJob = { type: 'account', uid, startedAt }
  await getJobDocument(firestore, job).set(toJobFields(job, startedAt))
  return runDeletionJob(firestore, auth, job, startedAt).then(
    () => ({ status: 200, body: { isComplete: true } }),
    () => ({ status: 202, body: { isComplete: false } }),
  )
}

async function findRefusal(
  auth: Auth,
  { uid, auth_time: signedInAt }: DecodedIdToken,
  now: number,
): Promise<AccountDeletionRefusal | null> {
  const user = await findUser(auth, uid)
  if (!user) return null
  if (user.customClaims?.staff === true) return 'staff'
  // A guest has no password to sign in with again: a person with this browser has the session.
  const isGuest = user.providerData.length === 0
  return isGuest || isRecentSignIn(signedInAt * 1000, now) ? null : 'recentSignIn'
}

function refuse(status: number, reason: AccountDeletionRefusal): ApiResponse {
  return { status, body: { reason } }
}
