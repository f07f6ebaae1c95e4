import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore'
import type { Delivery } from '../../domain/deliveries/delivery'
import { getDeliveryDocument, parseDeliveryDocument } from './deliveryDocument'

/**
 * How long an attempt may take. It is longer than a function may run, so an attempt that is older was interrupted.
 */
export const attemptLeaseMs = 120_000

/**
 * Begins an attempt, for this caller alone. Returns null if the delivery is not waiting or is not due: it was sent, it
 * failed, or another function is sending it.
 */
export async function claimDelivery(firestore: Firestore, id: string, now: number): Promise<Delivery | null> {
  return firestore.runTransaction(async (transaction) => {
    const document = await transaction.get(getDeliveryDocument(firestore, id))
    const delivery = parseDeliveryDocument(document)
    return delivery && isDue(delivery, now) ? markSending(transaction, firestore, delivery, now) : null
  })
}

export function isDue({ status, dueAt }: Delivery, now: number): boolean {
  return status === 'waiting' && (dueAt?.getTime() ?? 0) <= now
}

/** Writes that an attempt has begun, and returns the delivery as it then is. */
export function markSending(
  transaction: Transaction,
  firestore: Firestore,
  delivery: Delivery,
  now: number,
): Delivery {
  const started = {
    status: 'sending',
    attempts: delivery.attempts + 1,
    dueAt: new Date(now + attemptLeaseMs),
  } as const
  transaction.update(getDeliveryDocument(firestore, delivery.id), {
    ...started,
    updatedAt: FieldValue.serverTimestamp(),
  })
  return { ...delivery, ...started }
}
