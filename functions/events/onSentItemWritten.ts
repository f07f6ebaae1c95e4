import { isDeepStrictEqual } from 'node:util'
import type { Firestore } from 'firebase-admin/firestore'
import type { SentItemKey } from '../../domain/sent-items/sentItem'
import { toRecordOrEmpty } from '../../domain/validation/fieldSchema'
import { announceToBusiness } from '../business-mail/announceToBusiness'
import { attemptDelivery } from '../deliveries/attemptDelivery'
import { isBusinessMailKind } from '../deliveries/businessMailKinds'
import { recordAnswerTime } from '../figures/recordAnswerTime'
import { updateItemFigures } from '../figures/updateItemFigures'
import { updateSearchFields } from '../sent-items/searchFields'
import { restartReminder, updateAskedReminder } from '../reminders/sendReminders'
import type { Services } from '../services'
import { settleAll } from '../settleAll'
import { allMessageGroups, type MessageGroup } from './listMessages'
import { type RecordedMessage, recordMessages } from './recordMessages'
import { recordReply } from './recordReply'

type StoredFields = Readonly<Record<string, unknown>> | undefined

/**
 * Handles one event of a request or an enquiry. An event may come more than once, late, and after a newer one, so each
 * step looks at the item as it is now. The fields before and after the write tell only which messages may be new, and when
 * the item was answered.
 */
export async function onSentItemWritten(
  services: Services,
  key: SentItemKey,
  before: StoredFields,
  after: StoredFields,
): Promise<void> {
  if (after === undefined) return
  const now = services.now()
  const groups = listNewGroups(before, after)
  const record = (isIncluded: (group: MessageGroup) => boolean) =>
    recordMessages(services, key, groups.filter(isIncluded), now)
  // One after the other, because all write the item's document in `figureEntries`. Confirmations come later: all of them
  // count in one document, and many at once wait for each other.
  const recording = record((group) => group !== 'confirmation')
  const confirming = recording.catch(() => []).then(() => record((group) => group === 'confirmation'))
  const acceptedReplyId = findNewAcceptance(before, after)
  const accepting = confirming
    .catch(() => [])
    .then(() => (acceptedReplyId ? recordReply(services, key, acceptedReplyId, 'accepted') : []))
  const counting = accepting
    .catch(() => [])
    .then(() => countItem(services.firestore, key, before, after, now))
  const indexing = counting.catch(() => undefined).then(() => updateSearchFields(services.firestore, key))
  await settleAll([
    ...[recording, confirming, accepting].map(async (messages) =>
      settleAll((await messages).map((message) => sendMessage(services, message))),
    ),
    counting,
    indexing,
    isWaitingAnew(before, after) ? restartReminder(services.firestore, key) : Promise.resolve(),
    isDeepStrictEqual(before?.remindAt, after.remindAt)
      ? Promise.resolve()
      : updateAskedReminder(services.firestore, key),
  ])
}

/** The groups of messages that may be new with this event. */
function listNewGroups(before: StoredFields, after: StoredFields): readonly MessageGroup[] {
  if (before === undefined) return allMessageGroups
  return before.answer === undefined && after?.answer !== undefined ? ['answer'] : []
}

/** Whether an item that was there before waits from another time, or until another time, than it did. */
function isWaitingAnew(before: StoredFields, after: StoredFields): boolean {
  if (before === undefined || after?.status !== 'new') return false
  return ['waitingSince', 'promisedAt'].some((field) => !isDeepStrictEqual(before[field], after[field]))
}

/** The quote that this event shows as accepted; null if it was before, or if none is. */
function findNewAcceptance(before: StoredFields, after: StoredFields): string | null {
  const [former, replyId] = [before, after].map((fields) => toRecordOrEmpty(fields?.accepted).replyId)
  return typeof replyId === 'string' && replyId !== former ? replyId : null
}

/** Handles a created reply: sends its messages, counts its quote, indexes its words. The event may come twice, and late. */
export async function onReplyCreated(services: Services, key: SentItemKey, replyId: string): Promise<void> {
  const recording = recordReply(services, key, replyId, 'sent')
  // A quote after the first one changes nothing of its item, whose event would count it.
  const counting = recording
    .catch(() => [])
    .then(() => updateItemFigures(services.firestore, key, services.now()))
  const indexing = counting.catch(() => undefined).then(() => updateSearchFields(services.firestore, key))
  await settleAll([
    recording.then((messages) => settleAll(messages.map((message) => sendMessage(services, message)))),
    counting,
    indexing,
  ])
}

/** Makes the first attempt to send a message. If it is not sent, the schedule makes the next. */
async function sendMessage(services: Services, { id, kind, notBefore }: RecordedMessage): Promise<void> {
  if (isBusinessMailKind(kind)) return announceToBusiness(services, kind)
  if (notBefore) await waitUntil(services, notBefore)
  return attemptDelivery(services, id)
}

// A timer may end a little early by the clock, and the delivery would then not be due.
const timerToleranceMs = 50

/** Waits outside of any transaction: an undo meanwhile deletes the delivery, and the attempt finds nothing. */
async function waitUntil({ now, wait }: Services, time: Date): Promise<void> {
  const pauseMs = time.getTime() - now()
  if (pauseMs > 0) await wait(pauseMs + timerToleranceMs)
}

/** Updates the figures for an item as it is now, and stores its answer time if `before` and `after` show that it was answered. */
export async function countItem(
  firestore: Firestore,
  key: SentItemKey,
  before: StoredFields,
  after: StoredFields,
  now: number,
): Promise<void> {
  await recordAnswerTime(firestore, key, before, after)
  await updateItemFigures(firestore, key, now)
}
