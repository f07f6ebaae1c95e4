import type { Firestore, Query } from 'firebase-admin/firestore'
import type { ResentMails } from '../../domain/deliveries/failedMails'
import { toRecordOrEmpty } from '../../domain/validation/fieldSchema'
import type { ApiRequest, ApiResponse } from '../apiTypes'
import { queryFailedMails } from '../deliveries/queryFailedMails'
import { createRestartFields } from './resendDelivery'

// One call restarts at most so many, in one commit; the desk calls again for the rest.
export const maxRestartedPerCall = 200

/**
 * Makes the e-mails wait for a first attempt that had failed by `failedUntil`, in milliseconds: the time of the newest
 * failure that the person has seen. The schedule sends them. Answers ResentMails.
 */
export async function resendFailed(
  firestore: Firestore,
  { body, now }: Pick<ApiRequest, 'body' | 'now'>,
): Promise<ApiResponse> {
  const { failedUntil } = toRecordOrEmpty(body)
  if (typeof failedUntil !== 'number' || !Number.isSafeInteger(failedUntil))
    return { status: 400, body: { reason: 'malformed' } }
  // Firestore's times have microseconds.
  const failed = queryFailedMails(firestore).where('updatedAt', '<', new Date(failedUntil + 1))
  const restarted = await restart(firestore, failed, now)
  const left = (await failed.count().get()).data().count
  return { status: 200, body: { restarted, left } satisfies ResentMails }
}

/** Restarts one page of deliveries. A parallel call waits for this transaction and then finds the others only. */
async function restart(firestore: Firestore, failed: Query, now: number): Promise<number> {
  return firestore.runTransaction(async (transaction) => {
    const { docs } = await transaction.get(failed.limit(maxRestartedPerCall))
    for (const { ref } of docs) transaction.update(ref, createRestartFields(now))
    return docs.length
  })
}
