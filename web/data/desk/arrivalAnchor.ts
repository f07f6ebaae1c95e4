import { Timestamp } from 'firebase/firestore'
import { maxDocumentsPerQuery } from '../../../domain/sent-items/sentItemLimits'

// A query that has returned this many documents is replaced by a later one, so that few documents stay in memory.
const maxHeldDocuments = 50

// A replacement reads the documents after its anchor again, so it must drop at least this many.
const minDroppedDocuments = 25

// A document may become visible after one with a later time: by this many seconds at most, as far as can be foreseen.
const overlapSeconds = 10

// A query that is full follows nothing any more, so it is replaced at once, with a few documents as overlap.
const overlapDocuments = 5

/**
 * Returns the time after which the next query for arrivals shall follow, or null to go on with the present one.
 * `times` are those of the present query's documents, oldest first.
 */
export function findNextAnchor(times: readonly Timestamp[]): Timestamp | null {
  const last = times[times.length - 1]
  if (!last || times.length < maxHeldDocuments) return null
  const anchor = new Timestamp(last.seconds - overlapSeconds, last.nanoseconds)
  const droppedCount = times.filter((time) => time.valueOf() <= anchor.valueOf()).length
  if (droppedCount >= minDroppedDocuments) return anchor
  return times.length >= maxDocumentsPerQuery.staff
    ? (times[times.length - 1 - overlapDocuments] ?? null)
    : null
}
