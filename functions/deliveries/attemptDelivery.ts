import { FieldValue } from 'firebase-admin/firestore'
import { error as logError } from 'firebase-functions/logger'
import {
  canArriveTwice,
  type Delivery,
  getRetryPauseMs,
  retryPeriodMs,
} from '../../domain/deliveries/delivery'
import { ignoreMissing } from '../errorCodes'
import { DeliveryError } from '../DeliveryError'
import { describeError } from '../describeError'
import type { Services } from '../services'
import { settleAll } from '../settleAll'
import { serverPauseMs } from '../attemptTimes'
import { type Claim, claimDeliveries } from './claimDelivery'
import { getDeliveryDocument } from './deliveryDocument'
import { logFinalFailure } from './logFinalFailure'
import { getMessageId } from '../mail/sendMail'
import { isServerFailure, recordMailServer } from './mailServer'
import { sendByKind } from './sendByKind'

/** Sends a delivery if it waits and is due, and records how that ended. Two callers never send it at the same time. */
export async function attemptDelivery(services: Services, id: string): Promise<void> {
  await attemptTogether(services, [id])
}

/**
 * Sends one message about deliveries of one kind to one recipient, as attemptDelivery does. Returns false if other
 * messages of this kind should wait: its server has just failed or is left alone.
 */
export async function attemptTogether(services: Services, ids: readonly string[]): Promise<boolean> {
  const claim = await claimDeliveries(services, ids)
  if (claim === 'paused') return false
  if (claim === null) return true
  const error = await catchDeliveryError(() => sendByKind(services, claim))
  return !(await recordOutcome(services, claim, error))
}

/** Runs one attempt; returns null if it succeeded, else why it failed. */
export async function catchDeliveryError(send: () => Promise<void>): Promise<DeliveryError | null> {
  try {
    await send()
    return null
  } catch (error) {
    if (error instanceof DeliveryError) return error
    // Everything but the sending itself may be repeated: nothing has left yet.
    logError('An attempt to send failed on our side', describeError(error))
    return new DeliveryError('Something went wrong on our side.')
  }
}

// More writes at once would wait for each other.
const parallelWrites = 100

/**
 * Records how an attempt ended, for the deliveries that it sent together and for the mail server. A delivery that was
 * deleted meanwhile, with its item, stays deleted. Returns whether other messages would fare alike now.
 */
export async function recordOutcome(
  { firestore, now }: Services,
  claim: Claim,
  error: DeliveryError | null,
): Promise<boolean> {
  const { deliveries } = claim
  const mailServer = 'mailServer' in claim ? claim.mailServer : null
  const failedId = mailServer?.failedId ?? null
  const isMailOfOne = mailServer !== null && deliveries.length === 1
  for (let start = 0; start < deliveries.length; start += parallelWrites) {
    await settleAll(
      deliveries.slice(start, start + parallelWrites).map((delivery) => {
        const outcome = error
          ? toFailureFields(delivery, error, now(), failedId !== null)
          : { ...sentFields, ...(isMailOfOne && { messageId: getMessageId([delivery.id]) }) }
        const updatedAt = FieldValue.serverTimestamp()
        return getDeliveryDocument(firestore, delivery.id)
          .update({ ...outcome, updatedAt })
          .then(() => logFinalFailure(delivery, outcome), ignoreMissing)
      }),
    )
  }
  const attempt = { id: deliveries[0]?.id ?? '', outcome: error?.server ?? 'answered', failedId }
  if (mailServer) await recordMailServer(firestore, mailServer, attempt, now())
  return isServerFailure(attempt)
}

const sentFields = { status: 'sent', dueAt: FieldValue.delete(), error: FieldValue.delete() }

/**
 * What a failed attempt makes of a delivery. While a server is down (`hasFailed` before, and again) its pause does not grow:
 * few attempts are made then, and all that waits is to go at once when it is back.
 */
export function toFailureFields(delivery: Delivery, error: DeliveryError, now: number, hasFailed: boolean) {
  const isDown = hasFailed && error.server === 'failed'
  const pauseMs = error.retryAfterMs ?? (isDown ? serverPauseMs : getRetryPauseMs(delivery.attempts))
  const nextAt = now + pauseMs
  const isFinal =
    error.isPermanent ||
    (error.mayHaveArrived && !canArriveTwice(delivery)) ||
    nextAt > (delivery.triedSince?.getTime() ?? now) + retryPeriodMs
  return {
    ...(isFinal
      ? { status: 'failed', dueAt: FieldValue.delete() }
      : { status: 'waiting', dueAt: new Date(nextAt) }),
    ...(error.mayHaveArrived && { mayHaveArrived: true }),
    error: error.message,
  }
}
