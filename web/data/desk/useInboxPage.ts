import type { QueryDocumentSnapshot, QuerySnapshot } from 'firebase/firestore'
import { useMemo, useState } from 'react'
import { useFirestore } from 'reactfire'
import { type InboxFilter, type InboxSection, isOldestFirst } from '../../../domain/sent-items/inboxFilter'
import {
  parseSentItem,
  type SentItem,
  type SentItemKey,
  type SentItemKind,
} from '../../../domain/sent-items/sentItem'
import { maxDocumentsPerQuery } from '../../../domain/sent-items/sentItemLimits'
import { useLiveQuery } from '../live/liveQueries'
import { toPlainFields } from '../live/toPlainFields'
import { compareInboxCursors, getInboxCursor, type InboxCursor } from './inboxCursor'
import { createSentItemQuery, describeInboxQuery, type QueryRange } from './inboxQueries'

/** A row of the inbox; `sentItem` is null if the document is malformed. */
export type InboxRow = { key: SentItemKey; sentItem: SentItem | null }

export type InboxPageSnapshot = {
  rows: InboxRow[]
  /** The number of documents of the page, including those that the filter leaves out. */
  documentCount: number
  /** Where the next page begins; null if this is the last page of the section. */
  nextFrom: InboxCursor | null
  /** False if the rows come from Firestore's local cache, because there is no connection. */
  isCurrent: boolean
}

export type InboxPageOptions = {
  filter: InboxFilter
  section: InboxSection
  /** The page's bounds. Bound a page at `to` while the next page is shown, so that no row falls between them. */
  range: QueryRange
  /** The maximum number of rows per page; a page with an upper bound shows as many as are in it. */
  maxItems: number
  staffUid: string
}

/**
 * Returns a live page of the inbox, with requests and enquiries in one order; null before the first snapshot. While the
 * bounds change it returns the former rows, so mount it again for another filter or section.
 */
export function useInboxPage(options: InboxPageOptions): InboxPageSnapshot | null {
  const { filter, section, range, maxItems } = options
  const { kind, owner } = filter
  const [firstKind, secondKind] = [kind ?? 'requests', kind ?? 'enquiries']
  const first = useSnapshotOfKind(firstKind, options)
  // With a filter by kind, both hooks get the same query, and reactfire shares one listener between them.
  const second = useSnapshotOfKind(secondKind, options)
  const [{ to }, isAscending] = [range, isOldestFirst(section)]
  return useMemo(() => {
    if (!first || !second) return null
    const snapshots = [
      { kind: firstKind, snapshot: first },
      ...(firstKind === secondKind ? [] : [{ kind: secondKind, snapshot: second }]),
    ]
    return mergeSnapshots(snapshots, { to, maxItems, isAscending, isUnclaimed: owner === 'unclaimed' })
  }, [first, second, firstKind, secondKind, to, maxItems, isAscending, owner])
}

function useSnapshotOfKind(kind: SentItemKind, options: InboxPageOptions): QuerySnapshot | null {
  const firestore = useFirestore()
  const { filter, section, range, staffUid } = options
  const maxItems = getMaxDocuments(options.filter.kind === null ? 2 : 1, range.to, options.maxItems)
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
  const { data } = useLiveQuery(query)
  return useLastValue<QuerySnapshot>(data)
}

function useLastValue<Value>(value: Value | undefined): Value | null {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last ?? null
}

/**
 * The limit of one query. Two kinds share a page: each query reads a little more than half, because rarely does one kind
 * have as many rows as the other, and the page must not read more than 60 documents for its 50 rows.
 */
function getMaxDocuments(kindCount: number, to: InboxCursor | null, maxItems: number): number {
  if (to) return maxDocumentsPerQuery.staff
  // One document more than is shown tells where the next page begins.
  return kindCount === 1 ? maxItems + 1 : Math.floor(1.2 * maxItems * 0.5)
}

type MergeOptions = { to: InboxCursor | null; maxItems: number; isAscending: boolean; isUnclaimed: boolean }

type SnapshotOfKind = { kind: SentItemKind; snapshot: QuerySnapshot }

/** Merges the pages of both kinds up to the position from which the documents of one of them are not read yet. */
function mergeSnapshots(
  snapshots: readonly SnapshotOfKind[],
  { to, maxItems, isAscending, isUnclaimed }: MergeOptions,
): InboxPageSnapshot {
  const compare = (first: InboxCursor, second: InboxCursor) =>
    (isAscending ? 1 : -1) * compareInboxCursors(first, second)
  const maxDocuments = getMaxDocuments(snapshots.length, to, maxItems)
  const ends = snapshots
    .flatMap(({ snapshot }) => snapshot.docs[maxDocuments - 1] ?? [])
    .map((document) => getInboxCursor(document))
  const end = [...ends, ...(to ? [to] : [])].sort(compare)[0] ?? null
  const positioned = snapshots
    .flatMap(({ kind, snapshot }) => snapshot.docs.map((document) => ({ kind, document })))
    .map((row) => ({ ...row, cursor: getInboxCursor(row.document) }))
    .filter(({ cursor }) => end === null || compare(cursor, end) < 0)
    .sort((first, second) => compare(first.cursor, second.cursor))
  const shown = to ? positioned : positioned.slice(0, maxItems)
  return {
    rows: shown
      .map(({ kind, document }) => toRow(kind, document))
      .filter(({ sentItem }) => !isUnclaimed || !sentItem?.claimedBy),
    documentCount: shown.length,
    nextFrom: positioned[shown.length]?.cursor ?? end,
    isCurrent: snapshots.every(({ snapshot }) => !snapshot.metadata.fromCache),
  }
}

function toRow(kind: SentItemKind, document: QueryDocumentSnapshot): InboxRow {
  const key = { kind, id: document.id }
  return { key, sentItem: parseSentItem(key, toPlainFields(document)) }
}
