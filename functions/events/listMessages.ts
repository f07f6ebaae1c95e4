import type { DeliveryKind } from '../../domain/deliveries/delivery'
import type { PushDevice } from '../../domain/push/pushDevice'
import type { SentItem } from '../../domain/sent-items/sentItem'
import { businessDetails } from '../../domain/site/businessDetails'
import { dayMs } from '../../domain/site/lagosTime'
import { isSenderRemoved } from '../sent-items/readSentItem'
import type { Services } from '../services'

/**
 * What messages tell of a sent item: its arrival to the business, the same to its sender, or the answer of staff to its
 * sender.
 */
export type Occasion = 'arrival' | 'confirmation' | 'answer'

export const allOccasions = ['arrival', 'confirmation', 'answer'] as const satisfies readonly Occasion[]

/** A message that is to be sent: to an e-mail address, or to a push device. */
export type Message = { kind: DeliveryKind; to: string; deviceId?: string }

/** Whether an item as it is now has had an occasion. Nobody is told of an item whose sender had it deleted. */
export function hasHappened(item: SentItem, occasion: Occasion): boolean {
  if (isSenderRemoved(item)) return false
  if (occasion === 'confirmation') return item.sender.email !== ''
  return occasion === 'arrival' || item.answer !== null
}

// An older item was restored or imported, and nobody waits for a message about it.
export const maxAgeMs = 7 * dayMs

/** Whether anybody still waits for the messages of an occasion. */
export function isRecent(
  { createdAt, answeredAt, updatedAt }: SentItem,
  occasion: Occasion,
  now: number,
): boolean {
  const time = occasion === 'answer' ? (answeredAt ?? updatedAt ?? createdAt) : createdAt
  return now - time.getTime() <= maxAgeMs
}

/** The messages of an occasion, as far as this deployment can send them. */
export function listMessages(
  { smtpUrl }: Pick<Services, 'smtpUrl'>,
  item: SentItem,
  occasion: Occasion,
  devices: readonly PushDevice[],
): Message[] {
  const pushKind = occasion === 'arrival' ? 'arrivalPush' : 'answerPush'
  return [
    ...(smtpUrl === null ? [] : listMails(item, occasion)),
    ...devices.map(({ id }) => ({ kind: pushKind, to: id, deviceId: id }) as const),
  ]
}

function listMails({ sender: { email }, answer }: SentItem, occasion: Occasion): Message[] {
  if (occasion === 'arrival') return [{ kind: 'arrivalMail', to: businessDetails.email }]
  if (occasion === 'confirmation') return [{ kind: 'confirmationMail', to: email }]
  // Staff send an answer without a text, or by another channel, themselves.
  const isToMail = answer?.channel === 'email' && answer.text !== undefined && email !== ''
  return isToMail ? [{ kind: 'answerMail', to: email }] : []
}
