import { type QueryDocumentSnapshot, type QuerySnapshot, Timestamp } from 'firebase/firestore'
import { useMemo } from 'react'
import { useFirestore } from 'reactfire'
import type { InboxFilter, InboxSection } from '../../domain/sent-items/inboxFilter'
import {
  parseSentItem,
  type SentItem,
  type SentItemKey,
  type SentItemKind,
} from '../../domain/sent-items/sentItem'
import { maxDocumentsPerQuery } from '../../domain/sent-items/sentItemLimits'
import { useLiveQuery } from '../liveQueries'
import { toPlainFields } from '../toPlainFields'
import { createSentItemQuery, describeInboxQuery, type QueryRange } from './inboxQueries'

/** A row of the inbox; `sentItem` is null if the document is malformed. */
export type InboxRow = { key: SentItemKey; sentItem: SentItem | null }

/** One page of an inbox section. */
export type InboxPageSnapshot = {
  rows: InboxRow[]
  /** Where the next page begins; null if this is the last page of the section. */
  nextFrom: Timestamp | null
  /** False if the rows come from Firestore's local cache, because there is no connection. */
  isCurrent: boolean
}

type PageOptions = {
  filter: InboxFilter
  section: InboxSection
  /** The page's bounds. Bound a page at `to` while the next page is shown, so that no row falls between them. */
  range: QueryRange
  /** The maximum number of documents to read per page; a page with an upper bound reads as many as are in it. */
  maxItems: number
  staffUid: string
}

/** Returns a live page of the inbox, with requests and enquiries in one order; null before the first snapshot. */
export function useInboxPage(options: PageOptions): InboxPageSnapshot | null {
  const { kind } = options.filter
  const first = useSnapshotOfKind(kind ?? 'requests', options)
  // With a filter by kind this is the same query, which reactfire runs once.
  const second = useSnapshotOfKind(kind ?? 'enquiries', options)
  if (!first || !second) return null
  return mergeSnapshots(kind === null ? [first, second] : [first], options)
}

type SnapshotOfKind = { kind: SentItemKind; snapshot: QuerySnapshot; isFull: boolean }

function useSnapshotOfKind(kind: SentItemKind, options: PageOptions): SnapshotOfKind | null {
  const firestore = useFirestore()
  const { filter, section, range, staffUid } = options
  const maxItems = getMaxItemsPerKind(options)
  const [sectionName, statuses] = [section.name, section.statuses.join()]
  const query = useMemo(
    () =>
      createSentItemQuery(
        firestore,
        describeInboxQuery(kind, filter, section, { staffUid, maxItems }),
        range,
      ),
    // The objects are new with each render, so compare what they contain.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [firestore, kind, filter.owner, sectionName, statuses, range.from, range.to, staffUid, maxItems],
  )
  const { status, data } = useLiveQuery(query)
  return status === 'success' ? { kind, snapshot: data, isFull: data.docs.length === maxItems } : null
}

// One document more than is shown: it tells where the next page begins.
function getMaxItemsPerKind({ filter: { kind }, range, maxItems }: PageOptions): number {
  if (range.to) return maxDocumentsPerQuery.staff
  return kind === null ? Math.ceil(maxItems / 2) + 1 : maxItems + 1
}

/** Merges the pages of both kinds up to the time from which the documents of one of them are not read yet. */
function mergeSnapshots(
  snapshots: readonly SnapshotOfKind[],
  { filter, section }: PageOptions,
): InboxPageSnapshot {
  const sign = section.name === 'waiting' ? 1 : -1
  const compare = (a: Timestamp, b: Timestamp) => sign * compareTimestamps(a, b)
  const ends = snapshots.filter(({ isFull }) => isFull).flatMap(({ snapshot }) => getLastCreatedAt(snapshot))
  const nextFrom = ends.toSorted(compare)[0] ?? null
  const rows = snapshots
    .flatMap(({ kind, snapshot }) => snapshot.docs.map((document) => toRow(kind, document)))
    .filter(({ createdAt }) => nextFrom === null || compare(createdAt, nextFrom) < 0)
    .filter(({ sentItem }) => filter.owner !== 'unclaimed' || !sentItem?.claimedBy)
    .toSorted((a, b) => compare(a.createdAt, b.createdAt))
  return { rows, nextFrom, isCurrent: snapshots.every(({ snapshot }) => !snapshot.metadata.fromCache) }
}

function toRow(kind: SentItemKind, document: QueryDocumentSnapshot) {
  const key = { kind, id: document.id }
  return { key, sentItem: parseSentItem(key, toPlainFields(document)), createdAt: getCreatedAt(document) }
}

function getLastCreatedAt({ docs }: QuerySnapshot): Timestamp[] {
  const last = docs.at(-1)
  return last ? [getCreatedAt(last)] : []
}

// A malformed document may have no time; then its row comes where the times begin.
function getCreatedAt(document: QueryDocumentSnapshot): Timestamp {
  const createdAt: unknown = document.get('createdAt')
  return createdAt instanceof Timestamp ? createdAt : new Timestamp(0, 0)
}

function compareTimestamps(first: Timestamp, second: Timestamp): number {
  return first.seconds - second.seconds || first.nanoseconds - second.nanoseconds
}
