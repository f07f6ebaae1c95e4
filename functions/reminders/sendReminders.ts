import { Timestamp, type Firestore } from 'firebase-admin/firestore'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'
import { getReplyDueTime } from '../../domain/sent-items/replyClock'
import { isSentItemKind, type SentItemKey } from '../../domain/sent-items/sentItem'
import { toRecordOrEmpty } from '../../domain/validation/fieldSchema'
import { recordBusinessMail } from '../business-mail/announceToBusiness'
import type { PushKind } from '../../domain/deliveries/delivery'
import { createDelivery } from '../deliveries/deliveryDocument'
import type { PushDevice } from '../../domain/push/pushDevice'
import { findStaffDevices } from '../push/staffDevices'
import { isSenderRemoved, readSentItem } from '../sent-items/readSentItem'
import type { Services } from '../services'
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
  const devices = services.pushKeys ? await findStaffDevices(services.firestore, services.auth) : []
  await settleAll(
    due.docs.map((document) => {
      const reminder = parseReminder(document.data())
      return reminder ? remind(services, reminder, devices, now) : document.ref.delete()
    }),
  )
}

type Reminder = { item: SentItemKey; stage: ReminderStage }

function parseReminder(stored: unknown): Reminder | null {
  const { itemKind, itemId, stage } = toRecordOrEmpty(stored)
  if (!isSentItemKind(itemKind) || typeof itemId !== 'string') return null
  return { item: { kind: itemKind, id: itemId }, stage: stage === 'late' ? 'late' : 'dueSoon' }
}

async function remind(
  services: Services,
  { item: key, stage }: Reminder,
  staffDevices: readonly PushDevice[],
  now: number,
): Promise<void> {
  const { firestore } = services
  const document = getReminderDocument(firestore, key)
  const recordPushes = (kind: PushKind) =>
    settleAll(
      staffDevices.map(({ id }) => createDelivery(firestore, key, kind, { to: id, deviceId: id }, now)),
    )
  const item = await readSentItem(firestore, key)
  if (item?.status !== 'new' || isSenderRemoved(item)) {
    await document.delete()
  } else if (stage === 'dueSoon' && getReplyDueTime(item.createdAt.getTime()) >= now) {
    if (!item.claimedBy) await recordPushes('dueSoonPush')
    await document.set(toReminderFields(key, 'late', getReplyDueTime(item.createdAt.getTime())))
  } else {
    await recordPushes('latePush')
    await recordBusinessMail(services, item, 'lateMail', now)
    await document.delete()
  }
}

/** The next thing that staff are reminded of: a reply that is due soon, then one that is late. */
type ReminderStage = 'dueSoon' | 'late'

export function getReminderDocument(firestore: Firestore, { kind, id }: SentItemKey) {
  return firestore.collection(firestoreCollectionNames.reminders).doc(`${kind}-${id}`)
}

export function toReminderFields({ kind, id }: SentItemKey, stage: ReminderStage, at: number) {
  return { itemKind: kind, itemId: id, stage, at: new Date(at) }
}
