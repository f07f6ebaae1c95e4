import { toRecordOrEmpty } from '../validation/fieldSchema'
import { type Submission, parseSubmission, hasSameSubmissionContent } from './submission'

/** What this browser knows about the delivery of a submission. */
export type OutboxDeliveryStatus =
  /** Not confirmed; `mayHaveArrived` is true when an attempt that could have written the document got no answer. */
  | { is: 'waiting'; mayHaveArrived: boolean }
  /** Stored at `createdAt` by the server's clock, which is `aheadMs` ahead of the device's clock. */
  | { is: 'sent'; createdAt: number; aheadMs: number }
  /** The database rejects the submission as it is; the visitor can edit it. */
  | { is: 'refused' }

/** A submission in the outbox with its delivery status. */
export type OutboxItem = { outgoing: Submission; standing: OutboxDeliveryStatus }

/** Parses the stored outbox and skips malformed items. */
export function parseOutbox(stored: unknown): OutboxItem[] {
  if (!Array.isArray(stored)) return []
  return stored.flatMap((item) => {
    const { outgoing, standing } = toRecordOrEmpty(item)
    const submission = parseSubmission(outgoing)
    return submission ? [{ outgoing: submission, standing: parseDeliveryStatus(standing) }] : []
  })
}

// An unreadable status becomes 'waiting': sending again is safe, because the id exists only once in the database.
function parseDeliveryStatus(stored: unknown): OutboxDeliveryStatus {
  const { is, createdAt, aheadMs, mayHaveArrived } = toRecordOrEmpty(stored)
  if (is === 'refused') return { is }
  if (is === 'sent' && typeof createdAt === 'number' && typeof aheadMs === 'number') {
    return { is, createdAt, aheadMs }
  }
  return { is: 'waiting', mayHaveArrived: mayHaveArrived !== false }
}

// The same text within a minute is a double click or a second tab; later it may be intended.
const duplicateWindowMs = 60_000

/** Finds an item with the same id, or with the same content that is unsent or was sent within a minute. */
export function findDuplicate(items: readonly OutboxItem[], outgoing: Submission): OutboxItem | undefined {
  return items.find(
    ({ outgoing: existing, standing }) =>
      existing.id === outgoing.id ||
      (standing.is !== 'refused' &&
        hasSameSubmissionContent(existing, outgoing) &&
        (standing.is === 'waiting' || outgoing.madeAt - existing.madeAt < duplicateWindowMs)),
  )
}

const confirmationLifetimeMs = 86_400_000

/** Removes confirmations that are older than a day; the My Requests page still lists what was sent. */
export function removeOldSentOutboxItems(items: readonly OutboxItem[], now: number): OutboxItem[] {
  return items.filter(
    ({ outgoing, standing }) => standing.is !== 'sent' || now - outgoing.madeAt < confirmationLifetimeMs,
  )
}

/** Whether the item confirms something that a guest sent. */
export function isOutboxItemSentByGuest({ outgoing, standing }: OutboxItem): boolean {
  return standing.is === 'sent' && outgoing.uid === ''
}

/** Whether this user may see the item: a guest's item is visible to everyone, an account's only to that account. */
export function isOwnItem(userID: string, { outgoing: { uid } }: OutboxItem): boolean {
  return uid === '' || uid === userID
}
