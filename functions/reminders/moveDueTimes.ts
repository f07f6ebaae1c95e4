import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import type { Calendar } from '../../domain/opening-hours/calendar'
import { getItemDueTime, getItemReminderTime } from '../../domain/sent-items/itemClock'
import { type SentItem, type SentItemKind, sentItemKinds } from '../../domain/sent-items/sentItem'
import { updateItemFigures } from '../figures/updateItemFigures'
import { toPlainFields } from '../firestoreReads'
import { parseSentItemFields } from '../sent-items/readSentItem'
import { readShopSettings } from '../settings/readShopSettings'
import { getReminderDocument, parseReminder, toMovedReminderFields } from './sendReminders'

// Of each kind, those that began to wait last. What waits longer is late by any opening hours.
const maxItems = 300

/**
 * Makes reminders and figures of what waits for a reply follow changed opening hours. Repeating it changes nothing. `now`
 * is in milliseconds.
 */
export async function moveDueTimes(firestore: Firestore, now: number): Promise<void> {
  const { calendar } = await readShopSettings(firestore)
  const items = await Promise.all(sentItemKinds.map((kind) => readWaitingItems(firestore, kind)))
  // One after the other: items of one day would wait for each other, because they change one document.
  for (const item of items.flat()) {
    await moveReminder(firestore, item, { now, calendar })
    await updateItemFigures(firestore, item, now)
  }
}

async function readWaitingItems(firestore: Firestore, kind: SentItemKind): Promise<SentItem[]> {
  const { docs } = await firestore
    .collection(kind)
    .where('status', '==', 'new')
    .orderBy('waitingSince', 'desc')
    .limit(maxItems)
    .get()
  return docs.flatMap((document) => parseSentItemFields({ kind, id: document.id }, document.data()) ?? [])
}

type Moment = { now: number; calendar: Calendar }

async function moveReminder(firestore: Firestore, item: SentItem, { now, calendar }: Moment): Promise<void> {
  const document = getReminderDocument(firestore, item)
  const stored = await document.get()
  const dueAt = getItemDueTime(item, calendar)
  // Staff know already that it is late.
  if (!stored.exists && dueAt <= now) return
  const { stage } = parseReminder(stored.data()) ?? {}
  const expectedAt = stage === 'late' ? dueAt : getItemReminderTime(item, calendar)
  if (readTime(stored) !== expectedAt) await document.set(toMovedReminderFields(item, calendar))
}

function readTime(reminder: DocumentSnapshot): number | null {
  const { at } = toPlainFields(reminder.data())
  return at instanceof Date ? at.getTime() : null
}
