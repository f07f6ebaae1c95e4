import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import { type Delivery, getRetryPauseMs } from '../../domain/deliveries/delivery'
import { ignoreMissing } from '../errorCodes'
import { getDeliveryDocument } from './deliveryDocument'
import { DeliveryError } from '../DeliveryError'
import type { Services } from '../services'
import { claimDelivery } from './claimDelivery'
import { sendByKind } from './sendByKind'

/** Sends a delivery if it waits and is due, and records how that ended. Two callers never send it at the same time. */
export async function attemptDelivery(services: Services, id: string, now: number): Promise<void> {
  const delivery = await claimDelivery(services.firestore, id, now)
  if (!delivery) return
  const error = await catchDeliveryError(() => sendByKind(services, delivery, now))
  await recordOutcome(services.firestore, [delivery], error, now)
}

/** Runs one attempt; returns null if it succeeded, else why it failed. */
export async function catchDeliveryError(send: () => Promise<void>): Promise<DeliveryError | null> {
  try {
    await send()
    return null
  } catch (error) {
    // Everything but the sending itself may be repeated: nothing has left yet.
    return error instanceof DeliveryError ? error : new DeliveryError('Something went wrong on our side.')
  }
}

/**
 * Records how an attempt ended, for the deliveries that it sent together. One that was deleted meanwhile, with its item,
 * stays deleted.
 */
export async function recordOutcome(
  firestore: Firestore,
  deliveries: readonly Delivery[],
  error: DeliveryError | null,
  now: number,
): Promise<void> {
  await Promise.all(
    deliveries.map((delivery) => {
      const outcome = toOutcomeFields(delivery, error, now)
      const updatedAt = FieldValue.serverTimestamp()
      return getDeliveryDocument(firestore, delivery.id)
        .update({ ...outcome, updatedAt })
        .catch(ignoreMissing)
    }),
  )
}

function toOutcomeFields({ attempts }: Delivery, error: DeliveryError | null, now: number) {
  if (!error) return { status: 'sent', dueAt: FieldValue.delete(), error: FieldValue.delete() }
  const pauseMs = error.mayHaveArrived || error.isPermanent ? null : getRetryPauseMs(attempts)
  return pauseMs === null
    ? { status: 'failed', dueAt: FieldValue.delete(), error: error.message }
    : { status: 'waiting', dueAt: new Date(now + pauseMs), error: error.message }
}
