import type { SentItemsSnapshot } from '../../data/useSentItems'

/** The number of sent items that wait for a reply. `count` is null before the first connection. */
export type UnansweredSentItemCount = { count: number | null; isFull: boolean }

/** Counts the sent items of a snapshot, including the documents that cannot be parsed. */
export function countUnansweredSentItems({
  sentItems,
  unreadable,
  isCurrent,
  isFull,
}: SentItemsSnapshot): UnansweredSentItemCount {
  const count = sentItems.length + unreadable.length
  // Without a connection, an empty local cache does not mean that the database is empty.
  return { count: count === 0 && !isCurrent ? null : count, isFull }
}

/** Formats the number of waiting sent items: '3', '100 or more' at the query's limit, or 'Unknown'. */
export function formatUnansweredSentItemCount({ count, isFull }: UnansweredSentItemCount): string {
  if (count === null) return 'Unknown'
  return isFull ? `${count} or more` : String(count)
}
