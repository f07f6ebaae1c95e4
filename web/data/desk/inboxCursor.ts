import { type QueryDocumentSnapshot, Timestamp } from 'firebase/firestore'

/** The position of a document in a query that is ordered by a time. Firestore orders documents of the same time by their ids. */
export type InboxCursor = {
  /** A Timestamp, unless the document is malformed. */
  time: unknown
  id: string
}

/** The field by which a query is ordered. */
export type OrderField = 'createdAt' | 'waitingSince'

export function getInboxCursor(
  document: QueryDocumentSnapshot,
  orderedBy: OrderField = 'waitingSince',
): InboxCursor {
  return { time: document.get(orderedBy) as unknown, id: document.id }
}

/** Compares two positions in ascending order, as Firestore does. */
export function compareInboxCursors(first: InboxCursor, second: InboxCursor): number {
  const order = compareTimes(first.time, second.time)
  if (order !== 0 || first.id === second.id) return order
  return first.id < second.id ? -1 : 1
}

function compareTimes(first: unknown, second: unknown): number {
  if (!(first instanceof Timestamp) || !(second instanceof Timestamp))
    return getTypeRank(first) - getTypeRank(second)
  return first.seconds - second.seconds || first.nanoseconds - second.nanoseconds
}

// Firestore orders values of different types by their type: nothing, booleans and numbers, then times, then the others.
function getTypeRank(value: unknown): number {
  if (value instanceof Timestamp) return 1
  return value === null || typeof value === 'boolean' || typeof value === 'number' ? 0 : 2
}
