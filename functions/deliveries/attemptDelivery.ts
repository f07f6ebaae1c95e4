import type { Services } from '../services'
import { catchDeliveryError, recordOutcome } from './attemptOutcome'
import { claimDelivery } from './claimDelivery'
import { sendByKind } from './sendByKind'

/** Sends a delivery if it waits and is due, and records how that ended. Two callers never send it at the same time. */
export async function attemptDelivery(services: Services, id: string, now: number): Promise<void> {
  const delivery = await claimDelivery(services.firestore, id, now)
  if (!delivery) return
  const error = await catchDeliveryError(() => sendByKind(services, delivery, now))
  await recordOutcome(services.firestore, [delivery], error, now)
}
