import type { SentItemsSnapshot } from '../../data/useSentItems'

/** How many items wait; `count` is null while it is not known, because there was no connection yet. */
export type UnansweredSentItemCount = { count: number | null; isFull: boolean }

/** Counts the documents of a snapshot, those that cannot be parsed included. */
export function countUnansweredSentItems({
  sentItems,
  unreadable,
  isCurrent,
  isFull,
}: SentItemsSnapshot): UnansweredSentItemCount {
  const count = sentItems.length + unreadable.length
  // An empty cache says nothing about the database.
  return { count: count === 0 && !isCurrent ? null : count, isFull }
}

/** The count as text: '3', '100 or more' at the query's limit, 'Unknown' if nothing is known. */
export function formatUnansweredSentItemCount({ count, isFull }: UnansweredSentItemCount): string {
  if (count === null) return 'Unknown'
  return isFull ? `${count} or more` : String(count)
}
