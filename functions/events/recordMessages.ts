import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore'
import { getDeliveryId, isAnswerKind } from '../../domain/deliveries/delivery'
import type { PushDevice } from '../../domain/push/pushDevice'
import { getItemReminderTime } from '../../domain/sent-items/itemClock'
import type { SentItem, SentItemKey } from '../../domain/sent-items/sentItem'
import { toThread } from '../../domain/conversation/thread'
import { undoPeriodMs } from '../../domain/conversation/undo'
import { getDeliveryDocument, toNewDeliveryFields } from '../deliveries/deliveryDocument'
import { getFigureEntryDocument, parseRecorded } from '../figures/figureEntry'
import { getJobDocument } from '../forgetting/deletionJob'
import { findAccountDevices } from '../push/pushDevices'
import { findStaffDevices } from '../push/staffDevices'
import { getReminderDocument, toReminderFields } from '../reminders/sendReminders'
import { parseReplies, queryNewestReplies } from '../sent-items/readReplies'
import { parseSentItemFields } from '../sent-items/readSentItem'
import { readShopSettings } from '../settings/readShopSettings'
import { repeatOnConflict } from '../repeatOnConflict'
import type { Services } from '../services'
import { takeConfirmation } from './confirmationTimes'
import { applies, isRecent, listMessages, type Message, type MessageGroup } from './listMessages'

/** A message whose delivery waits to be sent. */
export type RecordedMessage = Pick<Message, 'kind'> & { id: string; notBefore?: Date }

/**
 * Records the messages of these groups about a sent item that no event has recorded, and when to remind of it. Returns
 * the new ones. One transaction reads the item as it is now, records all of them, and notes that it did in the item's
 * document in `figureEntries`. An event that comes again, or after its item is gone or its sender has it deleted, records
 * nothing.
 */
export async function recordMessages(
  services: Services,
  key: SentItemKey,
  groups: readonly MessageGroup[],
  now: number,
): Promise<RecordedMessage[]> {
  if (groups.length === 0) return []
  const { firestore } = services
  const documents = [firestore.collection(key.kind).doc(key.id), getFigureEntryDocument(firestore, key)]
  const record = async (transaction: Transaction) => {
    const [stored, entry] = await transaction.getAll(...documents)
    const item = parseSentItemFields(key, stored?.data())
    if (!item || !entry) return []
    const unrecorded = listUnrecorded(item, groups, entry)
    if (unrecorded.length === 0 || (await isBeingDeleted(transaction, firestore, item))) return []
    const silent = unrecorded.includes('answer') && (await hasReplyOfAnswer(transaction, firestore, item))
    const recent = unrecorded
      .filter((group) => isRecent(item, group, now))
      // The event of the reply records its messages: see recordReply.ts.
      .filter((group) => group !== 'answer' || !silent)
    const messages = await listAllMessages(services, item, recent)
    const created = await createDeliveries(transaction, firestore, item, messages, now)
    if (recent.includes('arrival') && item.status === 'new')
      await createReminder(transaction, firestore, item)
    transaction.set(entry.ref, { recorded: [...parseRecorded(entry), ...unrecorded] }, { merge: true })
    return created
  }
  return repeatOnConflict(() => firestore.runTransaction(record))
}

/** Whether the account of an item's sender is being deleted: the item loses its sender in a moment. */
export async function isBeingDeleted(
  transaction: Transaction,
  firestore: Firestore,
  { senderUid }: SentItem,
): Promise<boolean> {
  const job = getJobDocument(firestore, { type: 'account', uid: senderUid })
  return (await transaction.get(job)).exists
}

/** Those of these groups that apply to an item and that its document in `figureEntries` does not name. */
export function listUnrecorded(
  item: SentItem,
  groups: readonly MessageGroup[],
  entry: DocumentSnapshot,
): MessageGroup[] {
  const recorded = parseRecorded(entry)
  return groups.filter((group) => applies(item, group) && !recorded.includes(group))
}

/** Whether the first answer has a reply of its own. One of a desk page of the release before has none. */
async function hasReplyOfAnswer(
  transaction: Transaction,
  firestore: Firestore,
  item: SentItem,
): Promise<boolean> {
  const document = firestore.collection(item.kind).doc(item.id)
  const replies = parseReplies(await transaction.get(queryNewestReplies(document)))
  return toThread(item, replies).length === replies.length
}

async function listAllMessages(
  services: Services,
  item: SentItem,
  groups: readonly MessageGroup[],
): Promise<Message[]> {
  const lists = await Promise.all(
    groups.map(async (group) =>
      listMessages(services, item, group, await findDevices(services, item, group)),
    ),
  )
  return lists.flat()
}

/** The devices that get a push message: those of staff about an arrival, the sender's about an answer. */
async function findDevices(
  { firestore, auth, pushKeys }: Services,
  { senderUid }: SentItem,
  group: MessageGroup,
): Promise<PushDevice[]> {
  if (pushKeys === null || group === 'confirmation') return []
  return group === 'arrival' ? findStaffDevices(firestore, auth) : findAccountDevices(firestore, senderUid)
}

/** Creates the deliveries that are not there, and returns them. A confirmation beyond its limits is left out. */
export async function createDeliveries(
  transaction: Transaction,
  firestore: Firestore,
  item: SentItem,
  messages: readonly Message[],
  now: number,
): Promise<RecordedMessage[]> {
  if (messages.length === 0) return []
  const documents = messages.map(({ kind, ...parts }) =>
    getDeliveryDocument(firestore, getDeliveryId(item, kind, parts)),
  )
  const stored = await transaction.getAll(...documents)
  const missing = messages.filter((_, index) => stored[index]?.exists === false)
  const confirmation = missing.find(({ kind }) => kind === 'confirmationMail')
  const countConfirmation = confirmation && (await takeConfirmation(firestore, confirmation.to, now))
  countConfirmation?.(transaction)
  const allowed = missing.filter((message) => message !== confirmation || countConfirmation)
  return allowed.map(({ kind, to, deviceId, replyId, ...message }) => {
    const id = getDeliveryId(item, kind, { deviceId, replyId })
    const notBefore = message.notBefore ?? (isAnswerKind(kind) ? getUndoEnd(item) : undefined)
    const fields = toNewDeliveryFields(item, kind, to, now, { notBefore, replyId })
    transaction.create(getDeliveryDocument(firestore, id), fields)
    return { id, kind, ...(notBefore && { notBefore }) }
  })
}

/** Until when the desk offers to undo an item's answer. */
function getUndoEnd({ answeredAt, updatedAt, createdAt }: SentItem): Date {
  return new Date((answeredAt ?? updatedAt ?? createdAt).getTime() + undoPeriodMs)
}

/** Stores when an item's first reminder is due. A reminder that was sent before is not sent again. */
export async function createReminder(
  transaction: Transaction,
  firestore: Firestore,
  item: SentItem,
): Promise<void> {
  const { calendar } = await readShopSettings(firestore)
  const reminder = toReminderFields(item, 'dueSoon', getItemReminderTime(item, calendar))
  transaction.set(getReminderDocument(firestore, item), reminder)
}
