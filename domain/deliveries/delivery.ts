import { dayMs } from '../site/lagosTime'
import { hasLaterForm } from '../validation/documentForm'
import { isSentItemKind, type SentItemKey } from '../sent-items/sentItem'
import { toRecordOrEmpty } from '../validation/fieldSchema'
import { isValidDate } from '../validation/timestamp'

/** Web Push messages. One that failed is never sent again: the alert is old by then. */
export const pushKinds = ['arrivalPush', 'answerPush', 'dueSoonPush', 'latePush', 'remindPush'] as const

export const mailKinds = [
  'arrivalMail',
  'confirmationMail',
  'answerMail',
  'acceptedMail',
  'lateMail',
] as const

/** What functions send about a sent item: e-mails to the business and to the sender, and Web Push messages. */
export const deliveryKinds = [...mailKinds, ...pushKinds] as const

export type PushKind = (typeof pushKinds)[number]

export type DeliveryKind = (typeof deliveryKinds)[number]

/** The messages that tell a sender about an answer. */
const answerKinds = ['answerMail', 'answerPush'] as const satisfies readonly DeliveryKind[]

export function isAnswerKind(kind: unknown): boolean {
  return isOneOf(answerKinds, kind)
}

export function isPushKind(kind: DeliveryKind): kind is PushKind {
  return isOneOf(pushKinds, kind)
}

/**
 * 'waiting' for its first or next attempt, 'sending' during an attempt, 'sent', or 'failed' for good.
 */
const deliveryStatuses = ['waiting', 'sending', 'sent', 'failed'] as const

export type DeliveryStatus = (typeof deliveryStatuses)[number]

export type Delivery = {
  id: string
  item: SentItemKey
  /** The reply that it tells of, or the quote that was accepted. Left out for a message about the item itself. */
  replyId?: string
  kind: DeliveryKind
  /** An e-mail address, or the id of a push device. */
  to: string
  status: DeliveryStatus
  /** How many times an attempt began since it was recorded, or since staff sent it again. */
  attempts: number
  /** Since when it is tried: when it was recorded, or when staff sent it again. Left out before the first attempt. */
  triedSince?: Date
  /** The time of the next attempt if waiting; the time at which an attempt that has not ended is given up if sending. */
  dueAt: Date | null
  /** Nothing sends it before: until then staff can undo the answer that it tells of. */
  notBefore?: Date
  /** Why the last attempt failed, for staff to read; empty if it did not. */
  error: string
  /** The Message-ID of an e-mail that was sent about this delivery alone: later ones refer to it. */
  messageId?: string
  /** Whether an attempt ended so that nobody knows whether the message arrived. */
  mayHaveArrived?: boolean
  updatedAt: Date
}

/** How long a delivery is tried before it fails for good, in milliseconds. */
export const retryPeriodMs = dayMs

const pauseMinutes = [1, 5, 15]
const longestPauseMinutes = 60

/** The pause after so many attempts failed, in milliseconds. */
export function getRetryPauseMs(attempts: number): number {
  return (pauseMinutes[attempts - 1] ?? longestPauseMinutes) * 60_000
}

const awaitedMailKinds: readonly DeliveryKind[] = ['confirmationMail', 'answerMail', 'acceptedMail']

/**
 * Whether a message goes once more after an attempt whose outcome nobody knows: an e-mail that its sender waits for. All
 * its attempts have one Message-ID, so a mail program can show two copies as one.
 */
export function canArriveTwice({ kind, mayHaveArrived }: Delivery): boolean {
  return !mayHaveArrived && awaitedMailKinds.includes(kind)
}

/** Whether nobody has tried to send a delivery. One that staff sent again after a failure may have arrived. */
export function isUntried({ status, attempts, triedSince }: Delivery): boolean {
  return status === 'waiting' && attempts === 0 && triedSince === undefined
}

/** The optional parts of a delivery's id. `period` names the wait of an item that waits again; its first wait has none. */
type DeliveryIdParts = {
  deviceId?: string | undefined
  replyId?: string | undefined
  period?: string | undefined
}

/** The id of a delivery. The same event has the same id each time that it comes, so nothing is sent twice. */
export function getDeliveryId(
  { kind, id }: SentItemKey,
  deliveryKind: DeliveryKind,
  { deviceId = '', replyId = '', period = '' }: DeliveryIdParts = {},
): string {
  return [kind, id, deliveryKind, replyId, period, deviceId].filter((part) => part !== '').join('-')
}

export function parseDelivery(id: string, stored: unknown): Delivery | null {
  const {
    itemKind,
    itemId,
    replyId,
    kind,
    to,
    status,
    attempts,
    triedSince,
    dueAt,
    notBefore,
    error,
    messageId,
    mayHaveArrived,
    updatedAt,
  } = toRecordOrEmpty(stored)
  if (hasLaterForm(stored)) return null
  if (!isSentItemKind(itemKind) || typeof itemId !== 'string' || typeof to !== 'string') return null
  if (!isOneOf(deliveryKinds, kind) || !isOneOf(deliveryStatuses, status) || !isValidDate(updatedAt))
    return null
  return {
    id,
    item: { kind: itemKind, id: itemId },
    ...(typeof replyId === 'string' && { replyId }),
    kind,
    to,
    status,
    attempts: typeof attempts === 'number' ? attempts : 0,
    ...(isValidDate(triedSince) && { triedSince }),
    dueAt: isValidDate(dueAt) ? dueAt : null,
    ...(isValidDate(notBefore) && { notBefore }),
    error: typeof error === 'string' ? error : '',
    ...(typeof messageId === 'string' && { messageId }),
    ...(mayHaveArrived === true && { mayHaveArrived }),
    updatedAt,
  }
}

function isOneOf<Value extends string>(values: readonly Value[], value: unknown): value is Value {
  return values.some((known) => known === value)
}
