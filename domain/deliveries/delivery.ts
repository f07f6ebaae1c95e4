import { hasLaterForm } from '../validation/documentForm'
import { isSentItemKind, type SentItemKey } from '../sent-items/sentItem'
import { toRecordOrEmpty } from '../validation/fieldSchema'
import { isValidDate } from '../validation/timestamp'

/** What functions send about a sent item: e-mails to the business and to the sender, and Web Push messages. */
const deliveryKinds = [
  'arrivalMail',
  'confirmationMail',
  'answerMail',
  'lateMail',
  'arrivalPush',
  'answerPush',
  'dueSoonPush',
  'latePush',
] as const

export type DeliveryKind = (typeof deliveryKinds)[number]

/**
 * 'waiting' for its first or next attempt, 'sending' during an attempt, 'sent', or 'failed' for good.
 */
const deliveryStatuses = ['waiting', 'sending', 'sent', 'failed'] as const

export type DeliveryStatus = (typeof deliveryStatuses)[number]

export type Delivery = {
  id: string
  item: SentItemKey
  kind: DeliveryKind
  /** An e-mail address, or the id of a push device. */
  to: string
  status: DeliveryStatus
  /** How many times an attempt began. */
  attempts: number
  /** The time of the next attempt if waiting; the time at which an attempt that has not ended is given up if sending. */
  dueAt: Date | null
  /** Why the last attempt failed, for staff to read; empty if it did not. */
  error: string
  updatedAt: Date
}

/** How many attempts a delivery has before it fails for good. */
export const maxDeliveryAttempts = 6

const pauseMinutes = [1, 5, 15, 60, 240]

/** The pause after an attempt that failed, in milliseconds, or null after the last attempt. */
export function getRetryPauseMs(attempts: number): number | null {
  const minutes = attempts < maxDeliveryAttempts ? pauseMinutes[attempts - 1] : undefined
  return minutes === undefined ? null : minutes * 60_000
}

/** The id of a delivery. The same event has the same id each time that it comes, so nothing is sent twice. */
export function getDeliveryId({ kind, id }: SentItemKey, deliveryKind: DeliveryKind, deviceId = ''): string {
  return [kind, id, deliveryKind, ...(deviceId ? [deviceId] : [])].join('-')
}

export function parseDelivery(id: string, stored: unknown): Delivery | null {
  const { itemKind, itemId, kind, to, status, attempts, dueAt, error, updatedAt } = toRecordOrEmpty(stored)
  if (hasLaterForm(stored)) return null
  if (!isSentItemKind(itemKind) || typeof itemId !== 'string' || typeof to !== 'string') return null
  if (!isOneOf(deliveryKinds, kind) || !isOneOf(deliveryStatuses, status) || !isValidDate(updatedAt))
    return null
  return {
    id,
    item: { kind: itemKind, id: itemId },
    kind,
    to,
    status,
    attempts: typeof attempts === 'number' ? attempts : 0,
    dueAt: isValidDate(dueAt) ? dueAt : null,
    error: typeof error === 'string' ? error : '',
    updatedAt,
  }
}

function isOneOf<Value extends string>(values: readonly Value[], value: unknown): value is Value {
  return values.some((known) => known === value)
}
