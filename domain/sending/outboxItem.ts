import { currentForm, hasLaterForm } from '../validation/documentForm'
import type { CartItem } from '../order-list/orderList'
import { parseStoredList } from '../order-list/storedList'
import { toRecordOrEmpty } from '../validation/fieldSchema'
import { isTimestamp } from '../validation/timestamp'
import { type Submission, parseSubmission, hasSameSubmissionContent } from './submission'

export type OutboxDeliveryStatus =
  /** Delivery is not confirmed; `mayHaveArrived` is true if an attempt got no answer but may have succeeded. */
  | { is: 'waiting'; mayHaveArrived: boolean }
  /** Firestore stored the submission at `createdAt`, by the server's clock. */
  | { is: 'sent'; createdAt: number }
  /** The database rejected the submission and will not accept it unchanged; the visitor can edit it. */
  | { is: 'refused' }

/** What a submission has of the order list: to be taken off the list once it is sent, or taken off and not yet undone. */
export type SubmittedOrderList = { items: CartItem[]; isTaken: boolean }

export type OutboxItem = {
  submission: Submission
  delivery: OutboxDeliveryStatus
  orderList?: SubmittedOrderList | undefined
}

/** What a stored outbox holds. */
type ParsedOutbox = {
  items: OutboxItem[]
  /** The entries that a later release has written, as they are stored: only that release can send them. */
  laterEntries: readonly unknown[]
  /** The number of malformed entries; a malformed outbox counts as one. */
  droppedCount: number
}

/** Parses the stored outbox; undefined is an empty one. Of items with the same id, only the first is kept. */
export function parseOutbox(stored: unknown): ParsedOutbox {
  if (!Array.isArray(stored))
    return { items: [], laterEntries: [], droppedCount: stored === undefined ? 0 : 1 }
  const laterEntries: unknown[] = stored.filter(hasLaterForm)
  const entries = stored.filter((entry) => !hasLaterForm(entry))
  const byId = new Map<string, OutboxItem>()
  for (const item of entries.map(parseOutboxItem))
    if (item && !byId.has(item.submission.id)) byId.set(item.submission.id, item)
  return { items: [...byId.values()], laterEntries, droppedCount: entries.length - byId.size }
}

/** Serializes the outbox under its first field names: older tabs, and items of older versions, have them. */
export function serializeOutbox(items: readonly OutboxItem[], laterEntries: readonly unknown[] = []): string {
  const entries = items.map(({ submission, delivery, orderList }) => ({
    schema: currentForm,
    outgoing: submission,
    // The release before demands `aheadMs` of what was sent.
    standing: delivery.is === 'sent' ? { ...delivery, aheadMs: 0 } : delivery,
    orderList,
  }))
  return JSON.stringify([...entries, ...laterEntries])
}

function parseOutboxItem(stored: unknown): OutboxItem | null {
  const { outgoing, standing, orderList } = toRecordOrEmpty(stored)
  const submission = parseSubmission(outgoing)
  return (
    submission && {
      submission,
      delivery: parseDeliveryStatus(standing),
      orderList: parseSubmittedOrderList(orderList),
    }
  )
}

function parseSubmittedOrderList(stored: unknown): SubmittedOrderList | undefined {
  const { items: storedItems, isTaken } = toRecordOrEmpty(stored)
  const { items } = parseStoredList(storedItems)
  return items.length > 0 ? { items, isTaken: isTaken === true } : undefined
}

// An invalid delivery status becomes 'waiting': sending again creates no duplicate, as the document id is the same.
function parseDeliveryStatus(stored: unknown): OutboxDeliveryStatus {
  const { is, createdAt, mayHaveArrived } = toRecordOrEmpty(stored)
  if (is === 'refused') return { is }
  if (is === 'sent' && isTimestamp(createdAt)) return { is, createdAt }
  return { is: 'waiting', mayHaveArrived: mayHaveArrived !== false }
}

// A second submission with the same content counts as an accidental duplicate for one minute, later as intended.
const duplicateWindowMs = 60_000

/** Finds an outbox item with the submission's id, or an unsent or recent (one minute) item with the same content. */
export function findDuplicate(items: readonly OutboxItem[], submission: Submission): OutboxItem | undefined {
  return items.find(
    ({ submission: existing, delivery }) =>
      existing.id === submission.id ||
      (delivery.is !== 'refused' &&
        hasSameSubmissionContent(existing, submission) &&
        (delivery.is === 'waiting' || Math.abs(submission.madeAt - existing.madeAt) < duplicateWindowMs)),
  )
}

const confirmationLifetimeMs = 86_400_000

/**
 * Removes sent items from the outbox a day after they were made and have arrived. The time of making is the device's: if its
 * clock is wrong by more than a day, the time of arrival alone would remove them at once.
 */
export function removeOldSentOutboxItems(items: readonly OutboxItem[], now: number): OutboxItem[] {
  const isRecent = (time: number) => Math.abs(now - time) < confirmationLifetimeMs
  return items.filter(
    ({ submission, delivery }) =>
      delivery.is !== 'sent' || isRecent(submission.madeAt) || isRecent(delivery.createdAt),
  )
}

/** Whether an outbox item has been delivered and was sent by a guest. */
export function isOutboxItemSentByGuest({ submission, delivery }: OutboxItem): boolean {
  return delivery.is === 'sent' && submission.uid === ''
}

/** Whether a user may see an outbox item: all users see a guest's item; only the owner sees an account's item. */
export function isOwnItem(userID: string, { submission: { uid } }: OutboxItem): boolean {
  return uid === '' || uid === userID
}

/**
 * Puts the confirmation of a submission into the outbox, also if the outbox has lost the submission: two tabs that submit
 * in the same millisecond overwrite each other, and a confirmation prevents that the other tab's copy is sent too.
 */
export function confirmOutboxItem(items: readonly OutboxItem[], sentItem: OutboxItem): OutboxItem[] {
  const isSame = ({ submission }: OutboxItem) => submission.id === sentItem.submission.id
  return items.some(isSame)
    ? items.map((item) => (isSame(item) ? { ...item, ...sentItem } : item))
    : [...items, sentItem]
}
