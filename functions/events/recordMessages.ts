import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore'
import { getDeliveryId } from '../../domain/deliveries/delivery'
import type { PushDevice } from '../../domain/push/pushDevice'
import { getReminderTime } from '../../domain/sent-items/replyClock'
import type { SentItem } from '../../domain/sent-items/sentItem'
import { getDeliveryDocument, toNewDeliveryFields } from '../deliveries/deliveryDocument'
import { getFigureEntryDocument } from '../figures/figureEntry'
import { getJobDocument } from '../forgetting/deletionJob'
import { findAccountDevices } from '../push/pushDevices'
import { findStaffDevices } from '../push/staffDevices'
import { getReminderDocument, toReminderFields } from '../reminders/sendReminders'
import { parseSentItemFields } from '../sent-items/readSentItem'
import type { Services } from '../services'
import { takeConfirmation } from './confirmationTimes'
import { hasHappened, isRecent, listMessages, type Message, type Occasion } from './listMessages'

/** A message whose delivery waits to be sent. */
export type RecordedMessage = Pick<Message, 'kind'> & { id: string }

/**
 * Records the messages of these occasions about a sent item that no event has recorded, and when to remind of it. Returns the new ones. One
 * transaction reads the item as it is now, records all of them, and notes that it did in the item's
 * document in `figureEntries`. An event that comes again, or after its item is gone or its sender has it deleted, records
 * nothing.
 */
export async function recordMessages(
  services: Services,
  item: SentItem,
  occasions: readonly Occasion[],
  now: number,
): Promise<RecordedMessage[]> {
  if (!occasions.some((occasion) => hasHappened(item, occasion))) return []
  const { firestore } = services
  const entryDocument = getFigureEntryDocument(firestore, item)
  const expected = listUnrecorded(item, occasions, await entryDocument.get())
  if (expected.length === 0) return []
  const devices = await findDevices(services, item, expected)
  return firestore.runTransaction(async (transaction) => {
    const [stored, entry, accountDeletion] = await transaction.getAll(
      firestore.collection(item.kind).doc(item.id),
      entryDocument,
      getJobDocument(firestore, { type: 'account', uid: item.senderUid }),
    )
    const current = parseSentItemFields(item, stored?.data())
    if (!current || !entry || accountDeletion?.exists) return []
    const unrecorded = listUnrecorded(current, expected, entry)
    if (unrecorded.length === 0) return []
    const recent = unrecorded.filter((occasion) => isRecent(current, occasion, now))
    const messages = recent.flatMap((occasion) =>
      listMessages(services, current, occasion, devices.get(occasion) ?? []),
    )
    const created = await createDeliveries(transaction, firestore, current, messages, now)
    if (recent.includes('arrival') && current.status === 'new')
      createReminder(transaction, firestore, current)
    transaction.set(entryDocument, { recorded: [...parseRecorded(entry), ...unrecorded] }, { merge: true })
    return created
  })
}

/** Those of these occasions that an item has had and whose messages its document in `figureEntries` does not name. */
export function listUnrecorded(
  item: SentItem,
  occasions: readonly Occasion[],
  entry: DocumentSnapshot,
): Occasion[] {
  const recorded = parseRecorded(entry)
  return occasions.filter((occasion) => hasHappened(item, occasion) && !recorded.includes(occasion))
}

function parseRecorded(entry: DocumentSnapshot): unknown[] {
  const recorded: unknown = entry.get('recorded')
  return Array.isArray(recorded) ? recorded : []
}

/** Who gets push messages of each occasion: staff of an arrival, the sender of an answer. */
async function findDevices(
  { firestore, auth, pushKeys }: Services,
  { senderUid }: SentItem,
  occasions: readonly Occasion[],
): Promise<Map<Occasion, PushDevice[]>> {
  const devices = new Map<Occasion, PushDevice[]>()
  for (const occasion of occasions) {
    const find = () =>
      occasion === 'arrival' ? findStaffDevices(firestore, auth) : findAccountDevices(firestore, senderUid)
    devices.set(occasion, pushKeys === null ? [] : await find())
  }
  return devices
}

/** Creates the deliveries that are not there, and returns them. A confirmation beyond its limits is left out. */
async function createDeliveries(
  transaction: Transaction,
  firestore: Firestore,
  item: SentItem,
  messages: readonly Message[],
  now: number,
): Promise<RecordedMessage[]> {
  if (messages.length === 0) return []
  const documents = messages.map(({ kind, deviceId }) =>
    getDeliveryDocument(firestore, getDeliveryId(item, kind, deviceId)),
  )
  const stored = await transaction.getAll(...documents)
  const missing = messages.filter((_, index) => stored[index]?.exists === false)
  const confirmation = missing.find(({ kind }) => kind === 'confirmationMail')
  const countConfirmation =
    confirmation && (await takeConfirmation(transaction, firestore, confirmation.to, now))
  countConfirmation?.()
  const allowed = missing.filter((message) => message !== confirmation || countConfirmation)
  return allowed.map(({ kind, to, deviceId }) => {
    const id = getDeliveryId(item, kind, deviceId)
    transaction.create(getDeliveryDocument(firestore, id), toNewDeliveryFields(item, kind, to, now))
    return { id, kind }
  })
}

function createReminder(transaction: Transaction, firestore: Firestore, item: SentItem): void {
  const reminder = toReminderFields(item, 'dueSoon', getReminderTime(item.createdAt.getTime()))
  transaction.set(getReminderDocument(firestore, item), reminder)
}
