import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'
import type { Calendar } from '../../domain/opening-hours/calendar'
import { getItemDueTime, getItemReminderTime } from '../../domain/sent-items/itemClock'
import { isWaitingAgain } from '../../domain/sent-items/isWaitingAgain'
import { isSentItemKind, type SentItem, type SentItemKey } from '../../domain/sent-items/sentItem'
import { toRecordOrEmpty } from '../../domain/validation/fieldSchema'
import { recordBusinessMail } from '../business-mail/announceToBusiness'
import type { PushKind } from '../../domain/deliveries/delivery'
import { createDelivery } from '../deliveries/deliveryDocument'
import type { PushDevice } from '../../domain/push/pushDevice'
import { findStaffDevices } from '../push/staffDevices'
import { isSenderRemoved, readSentItem } from '../sent-items/readSentItem'
import type { Services } from '../services'
import { readShopSettings } from '../settings/readShopSettings'
import { settleAll } from '../settleAll'

// One run reminds of at most so many items, the longest due first. The next run goes on.
const maxRemindersPerRun = 200

/**
 * Records what staff are to be reminded of: the items whose reply is due soon or late. The queues then send it, what came
 * due together in one message. It reads only what has come due, however many items are open; after a run that was missed,
 * the next finds the same. Repeating it sends nothing twice. Only tests set `maxReminders`: they store few items.
 */
export async function sendReminders(
  services: Services,
  now: number,
  maxReminders = maxRemindersPerRun,
): Promise<void> {
  const due = await services.firestore
    .collection(firestoreCollectionNames.reminders)
    .where('at', '<=', Timestamp.fromMillis(now))
    .orderBy('at')
    .limit(maxReminders)
    .get()
  if (due.empty) return
  const { calendar } = await readShopSettings(services.firestore)
  const devices = services.pushKeys ? await findStaffDevices(services.firestore, services.auth) : []
  await settleAll(
    due.docs.map((document) => {
      const reminder = parseReminder(document.data())
      if (!reminder) return document.ref.delete()
      return reminder.stage === 'asked'
        ? remindWhoAsked(services, reminder, document, devices, now)
        : remind(services, reminder, devices, { now, calendar })
    }),
  )
}

type Reminder = { item: SentItemKey; stage: ReminderStage; isMoved: boolean }

export function parseReminder(stored: unknown): Reminder | null {
  const { itemKind, itemId, stage, isMoved } = toRecordOrEmpty(stored)
  if (!isSentItemKind(itemKind) || typeof itemId !== 'string') return null
  const known = reminderStages.find((each) => each === stage)
  return { item: { kind: itemKind, id: itemId }, stage: known ?? 'dueSoon', isMoved: isMoved === true }
}

async function remind(
  services: Services,
  { item: key, stage, isMoved }: Reminder,
  staffDevices: readonly PushDevice[],
  { now, calendar }: { now: number; calendar: Calendar },
): Promise<void> {
  const { firestore } = services
  const document = getReminderDocument(firestore, key)
  const item = await readSentItem(firestore, key)
  const dueAt = item ? getItemDueTime(item, calendar) : 0
  const period = item && (isMoved || !isFirstWait(item)) ? String(dueAt) : undefined
  const recordPushes = (kind: PushKind) =>
    settleAll(
      staffDevices.map(({ id }) =>
        createDelivery(firestore, key, kind, { to: id, deviceId: id, period }, now),
      ),
    )
  if (item?.status !== 'new' || isSenderRemoved(item)) {
    await document.delete()
  } else if (getItemReminderTime(item, calendar) > now) {
    // The shop has closed a day since.
    await document.set(toMovedReminderFields(item, calendar))
  } else if (stage === 'dueSoon' && dueAt >= now) {
    if (!item.claimedBy) await recordPushes('dueSoonPush')
    await document.set({ ...toReminderFields(key, 'late', dueAt), ...(isMoved && { isMoved }) })
  } else if (dueAt > now) {
    await document.update({ at: new Date(dueAt) })
  } else {
    await recordPushes('latePush')
    await recordBusinessMail(services, item, { kind: 'lateMail', period }, now)
    await document.delete()
  }
}

/**
 * Whether an item waits since it arrived. The reminders of this wait have no name; those of each later wait are named by
 * when it ends, and so are those of a wait whose end has moved: staff get one of each kind for each.
 */
function isFirstWait(item: SentItem): boolean {
  return item.promisedAt === null && !isWaitingAgain(item)
}

/**
 * What staff are reminded of: a reply that is due soon, then one that is late; or, in a document of its own, an item that
 * they asked to be reminded of.
 */
const reminderStages = ['dueSoon', 'late', 'asked'] as const

type ReminderStage = (typeof reminderStages)[number]

export function getReminderDocument(firestore: Firestore, { kind, id }: SentItemKey) {
  return firestore.collection(firestoreCollectionNames.reminders).doc(`${kind}-${id}`)
}

export function getAskedReminderDocument(firestore: Firestore, { kind, id }: SentItemKey) {
  return firestore.collection(firestoreCollectionNames.reminders).doc(`${kind}-${id}-asked`)
}

/** Stores when staff want to be reminded of an item as it is now, or removes that. */
export async function updateAskedReminder(firestore: Firestore, key: SentItemKey): Promise<void> {
  const remindAt = (await readSentItem(firestore, key))?.remindAt
  const document = getAskedReminderDocument(firestore, key)
  if (remindAt) await document.set(toReminderFields(key, 'asked', remindAt.getTime()))
  else await document.delete()
}

/**
 * Reminds whoever is answering the item, or all staff if nobody has claimed it: the item does not say who asked. An item
 * that is closed needs nobody.
 */
async function remindWhoAsked(
  { firestore }: Services,
  { item: key }: Reminder,
  document: DocumentSnapshot,
  staffDevices: readonly PushDevice[],
  now: number,
): Promise<void> {
  const item = await readSentItem(firestore, key)
  const at: unknown = document.get('at')
  const isAsked = at instanceof Timestamp && item?.remindAt?.getTime() === at.toMillis()
  if (item && isAsked && item.status !== 'closed' && !isSenderRemoved(item)) {
    const { claimedBy } = item
    const devices = staffDevices.filter(({ uid }) => !claimedBy || uid === claimedBy.uid)
    const period = String(at.toMillis())
    await settleAll(
      devices.map(({ id }) =>
        createDelivery(firestore, key, 'remindPush', { to: id, deviceId: id, period }, now),
      ),
    )
  }
  await document.ref.delete()
}

export function toReminderFields({ kind, id }: SentItemKey, stage: ReminderStage, at: number) {
  return { itemKind: kind, itemId: id, stage, at: new Date(at) }
}

/** A reminder that is scheduled again, because new opening hours have moved its due time. */
export function toMovedReminderFields(item: SentItem, calendar: Calendar) {
  return { ...toReminderFields(item, 'dueSoon', getItemReminderTime(item, calendar)), isMoved: true }
}

/** Stores when staff are first reminded of an item that begins to wait, or that was promised for later. */
export async function restartReminder(firestore: Firestore, key: SentItemKey): Promise<void> {
  const item = await readSentItem(firestore, key)
  if (item?.status !== 'new') return
  const { calendar } = await readShopSettings(firestore)
  const remindAt = getItemReminderTime(item, calendar)
  await getReminderDocument(firestore, key).set(toReminderFields(key, 'dueSoon', remindAt))
}
