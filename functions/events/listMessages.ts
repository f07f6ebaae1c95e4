import type { DeliveryKind } from '../../domain/deliveries/delivery'
import type { PushDevice } from '../../domain/push/pushDevice'
import type { SentItem } from '../../domain/sent-items/sentItem'
import { businessDetails } from '../../domain/site/businessDetails'
import { dayMs } from '../../domain/site/lagosTime'
import { isSenderRemoved } from '../sent-items/readSentItem'
import type { Services } from '../services'

/**
 * The messages about a sent item that are recorded together: 'arrival' tells the business that it came, 'confirmation' tells
 * its sender so, and 'answer' tells its sender what staff answered.
 */
export type MessageGroup = 'arrival' | 'confirmation' | 'answer'

export const allMessageGroups = [
  'arrival',
  'confirmation',
  'answer',
] as const satisfies readonly MessageGroup[]

/** A message that is to be sent: to an e-mail address, or to a push device. It may be about one reply. */
export type Message = {
  kind: DeliveryKind
  to: string
  deviceId?: string
  replyId?: string
  notBefore?: Date
}

/** Whether an item as it is now has messages of a group. Nobody is told of an item whose sender had it deleted. */
export function applies(item: SentItem, group: MessageGroup): boolean {
  if (isSenderRemoved(item)) return false
  if (group === 'confirmation') return item.sender.email !== ''
  return group === 'arrival' || item.answer !== null
}

// An older item was restored or imported, and nobody waits for a message about it.
export const maxAgeMs = 7 * dayMs

/** Whether anybody still waits for the messages of a group. */
export function isRecent(
  { createdAt, answeredAt, updatedAt }: SentItem,
  group: MessageGroup,
  now: number,
): boolean {
  const time = group === 'answer' ? (answeredAt ?? updatedAt ?? createdAt) : createdAt
  return now - time.getTime() <= maxAgeMs
}

/** The messages of a group, as far as this deployment can send them. */
export function listMessages(
  { smtpUrl }: Pick<Services, 'smtpUrl'>,
  item: SentItem,
  group: MessageGroup,
  devices: readonly PushDevice[],
): Message[] {
  const pushKind = group === 'arrival' ? 'arrivalPush' : 'answerPush'
  return [
    ...(smtpUrl === null ? [] : listMails(item, group)),
    ...devices.map(({ id }) => ({ kind: pushKind, to: id, deviceId: id }) as const),
  ]
}

function listMails({ sender: { email }, answer }: SentItem, group: MessageGroup): Message[] {
  if (group === 'arrival') return [{ kind: 'arrivalMail', to: businessDetails.email }]
  if (group === 'confirmation') return [{ kind: 'confirmationMail', to: email }]
  // Staff send an answer without a text, or by another channel, themselves.
  const isToMail = answer?.channel === 'email' && answer.text !== undefined && email !== ''
  return isToMail ? [{ kind: 'answerMail', to: email }] : []
}
