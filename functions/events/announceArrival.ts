import type { Firestore } from 'firebase-admin/firestore'
import { getReminderTime } from '../../domain/sent-items/replyClock'
import type { SentItem } from '../../domain/sent-items/sentItem'
import { dayMs } from '../../domain/site/lagosTime'
import { announceToBusiness, recordBusinessMail } from '../business-mail/announceToBusiness'
import { attemptDelivery } from '../deliveries/attemptDelivery'
import { createDelivery } from '../deliveries/deliveryDocument'
import { ignoreExisting } from '../errorCodes'
import { getReminderDocument, toReminderFields } from '../reminders/sendReminders'
import type { Services } from '../services'
import { settleAll } from '../settleAll'
import { pushToStaff } from '../deliveries/pushToDevices'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'

const hourMs = 3_600_000
const maxConfirmationsPerHour = 20

// An older item was restored or imported, and nobody waits for a message about it.
const maxArrivalAgeMs = 7 * dayMs

/** Tells the business and its staff about a new item, confirms it to its sender, and records when to remind of it. */
export async function announceArrival(services: Services, item: SentItem, now: number): Promise<void> {
  if (now - item.createdAt.getTime() > maxArrivalAgeMs) return
  await settleAll([
    mailToBusiness(services, item, now),
    confirmToSender(services, item, now),
    pushToStaff(services, item, 'arrivalPush', now),
    recordReminder(services, item),
  ])
}

async function mailToBusiness(services: Services, item: SentItem, now: number): Promise<void> {
  if (services.smtpUrl === null) return
  await recordBusinessMail(services, item, 'arrivalMail', now)
  await announceToBusiness(services, 'arrivalMail')
}

async function confirmToSender(services: Services, item: SentItem, now: number): Promise<void> {
  const { email } = item.sender
  if (services.smtpUrl === null || email === '') return
  if (!(await isConfirmationAllowed(services.firestore, email, now))) return
  const id = await createDelivery(services.firestore, item, 'confirmationMail', { to: email }, now)
  await attemptDelivery(services, id)
}

async function recordReminder({ firestore }: Services, item: SentItem): Promise<void> {
  if (item.status !== 'new') return
  const reminder = toReminderFields(item, 'dueSoon', getReminderTime(item.createdAt.getTime()))
  await getReminderDocument(firestore, item).create(reminder).catch(ignoreExisting)
}

/**
 * Whether one more confirmation may go to an address. Nobody proves that the address is theirs, so without this limit the
 * shop could be used to fill somebody's mailbox.
 */
async function isConfirmationAllowed(firestore: Firestore, email: string, now: number): Promise<boolean> {
  const recent = await firestore
    .collection(firestoreCollectionNames.deliveries)
    .where('to', '==', email)
    .where('kind', '==', 'confirmationMail')
    .where('updatedAt', '>', new Date(now - hourMs))
    .count()
    .get()
  return recent.data().count < maxConfirmationsPerHour
}
