import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import { toRecordOrEmpty } from '../../domain/validation/fieldSchema'
import type { ApiRequest, ApiResponse } from '../apiTypes'
import { getDeliveryDocument, parseDeliveryDocument } from '../deliveries/deliveryDocument'

/**
 * Makes a failed delivery wait for a first attempt, which the schedule makes: a mail server may take longer to answer than
 * a page waits, and a function that has answered gets no more processor time.
 */
export async function resendDelivery(
  firestore: Firestore,
  { body, now }: Pick<ApiRequest, 'body' | 'now'>,
): Promise<ApiResponse> {
  const { id } = toRecordOrEmpty(body)
  if (!isDocumentId(id) || !(await restartFailed(firestore, id, now)))
    return { status: 409, body: { reason: 'notFailed' } }
  return { status: 200, body: {} }
}

function isDocumentId(id: unknown): id is string {
  return typeof id === 'string' && /^[A-Za-z0-9-]{1,200}$/.test(id)
}

/** Restarts a delivery, and returns whether it did: one that is not failed stays, so two presses send it once. */
async function restartFailed(firestore: Firestore, id: string, now: number): Promise<boolean> {
  const document = getDeliveryDocument(firestore, id)
  return firestore.runTransaction(async (transaction) => {
    const delivery = parseDeliveryDocument(await transaction.get(document))
    if (delivery?.status !== 'failed') return false
    transaction.update(document, createRestartFields(now))
    return true
  })
}

/** What makes a failed delivery wait for a first attempt. */
export function createRestartFields(now: number) {
  return {
    status: 'waiting',
    attempts: 0,
    dueAt: new Date(now),
    error: FieldValue.delete(),
    updatedAt: FieldValue.serverTimestamp(),
  }
}
