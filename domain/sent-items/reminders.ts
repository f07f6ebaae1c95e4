import type { InboxFilter } from './inboxFilter'
import type { SentItem } from './sentItem'
import type { SentItemStatus } from './sentItemStatus'

/** The statuses of items that come back on top by their reminder: a closed one does not. */
export const remindedStatuses = ['new', 'answered', 'accepted'] as const satisfies readonly SentItemStatus[]

/** Sorts items by their reminders, the first one first. */
export function byReminder(first: Pick<SentItem, 'remindAt'>, second: Pick<SentItem, 'remindAt'>): number {
  return Number(first.remindAt) - Number(second.remindAt)
}

/** The items whose reminder is due at `now`, in milliseconds by the server's clock, and that match the filter. */
export function listDueReminders(
  items: readonly SentItem[],
  { kind, status, owner }: InboxFilter,
  { staffUid, now }: { staffUid: string; now: number },
): SentItem[] {
  return items
    .filter(({ remindAt }) => remindAt !== null && remindAt.getTime() <= now)
    .filter((item) => (kind ?? item.kind) === item.kind && (status ?? item.status) === item.status)
    .filter(({ claimedBy }) => {
      if (owner === 'mine') return claimedBy?.uid === staffUid
      return owner === null || claimedBy === null
    })
}
