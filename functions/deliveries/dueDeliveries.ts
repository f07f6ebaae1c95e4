import { FieldValue, type Firestore, type Query } from 'firebase-admin/firestore'
import type { DeliveryStatus } from '../../domain/deliveries/delivery'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'
import { isBusinessMailKind } from './businessMailKinds'
import type { Services } from '../services'
import { attemptDelivery } from './attemptDelivery'
import { parseDeliveryDocument } from './deliveryDocument'

// One run sends and gives up at most so many; the next run goes on.
const maxDeliveriesPerRun = 200

const parallelAttempts = 10

/** Makes the next attempt for the deliveries whose pause is over. sendWaitingBusinessMail sends those to the business. */
export async function attemptDueDeliveries(services: Services, now: number): Promise<void> {
  const { docs } = await queryDue(services.firestore, 'waiting', now).get()
  const ids = docs.flatMap((document) => {
    const delivery = parseDeliveryDocument(document)
    return delivery && !isBusinessMailKind(delivery.kind) ? [delivery.id] : []
  })
  for (let start = 0; start < ids.length; start += parallelAttempts) {
    const group = ids.slice(start, start + parallelAttempts)
    await Promise.all(group.map((id) => attemptDelivery(services, id, now)))
  }
}

/**
 * Fails the attempts that began and never ended, because their function was killed. The message may have been sent, so
 * no function sends it again; staff can.
 */
export async function failInterruptedDeliveries(firestore: Firestore, now: number): Promise<void> {
  const { docs } = await queryDue(firestore, 'sending', now).get()
  for (const { ref } of docs) {
    await firestore.runTransaction(async (transaction) => {
      const current = await transaction.get(ref)
      if (current.get('status') === 'sending') transaction.update(ref, createInterruptedFields())
    })
  }
}

function createInterruptedFields() {
  return {
    status: 'failed',
    error: 'Sending was interrupted, so it may or may not have arrived.',
    dueAt: FieldValue.delete(),
    updatedAt: FieldValue.serverTimestamp(),
  }
}

function queryDue(firestore: Firestore, status: DeliveryStatus, now: number): Query {
  return firestore
    .collection(firestoreCollectionNames.deliveries)
    .where('status', '==', status)
    .where('dueAt', '<=', new Date(now))
    .orderBy('dueAt')
    .limit(maxDeliveriesPerRun)
}
