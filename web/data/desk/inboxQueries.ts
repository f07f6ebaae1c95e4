import {
  collection,
  documentId,
  endBefore,
  type Firestore,
  limit,
  orderBy,
  query,
  type Query,
  type QueryConstraint,
  startAfter,
  startAt,
  where,
} from 'firebase/firestore'
import { type InboxFilter, type InboxSection, isOldestFirst } from '../../../domain/sent-items/inboxFilter'
import type { SentItemKind } from '../../../domain/sent-items/sentItem'
import { maxDocumentsPerQuery } from '../../../domain/sent-items/sentItemLimits'
import type { SentItemStatus } from '../../../domain/sent-items/sentItemStatus'
import { firestoreCollectionNames } from '../../../domain/firebase/firestoreCollectionNames'
import type { InboxCursor, OrderField } from './inboxCursor'

export type SentItemQuery = {
  kind: SentItemKind
  statuses?: readonly SentItemStatus[]
  /** Only what this staff member has claimed. */
  claimedByUid?: string
  /** Only what this account has sent. */
  senderUid?: string
  /** Only what was sent with one of these numbers and addresses: domain/sent-items/contactKeys.ts. */
  contactKeys?: readonly string[]
  /** Only what has this word: domain/sent-items/searchWords.ts. */
  searchWord?: string
  /** Only what was sent, or waited again, at or after this time. */
  since?: Date
  orderedBy: OrderField
  direction: 'asc' | 'desc'
  limit: number
}

/** The order of lists that are not pages of the inbox. */
export const newestFirst = { orderedBy: 'createdAt', direction: 'desc' } as const

/** The documents of a query to return: from `from` on, and before `to`. Null does not limit. */
export type QueryRange = { from: InboxCursor | null; to: InboxCursor | null }

/** Describes the query for a page of an inbox section, of one kind. Oldest first if there is something to do for the items. */
export function describeInboxQuery(
  kind: SentItemKind,
  { owner }: Pick<InboxFilter, 'owner'>,
  section: InboxSection,
  { staffUid, maxItems }: { staffUid: string; maxItems: number },
): SentItemQuery {
  return {
    kind,
    statuses: section.statuses,
    // Firestore cannot query for a missing field, so the inbox filters the unclaimed items itself.
    ...(owner === 'mine' && { claimedByUid: staffUid }),
    orderedBy: 'waitingSince',
    direction: isOldestFirst(section) ? 'asc' : 'desc',
    limit: Math.min(maxItems, maxDocumentsPerQuery.staff),
  }
}

/** Creates the Firestore query that a description names. firestore.indexes.json has an index for each. */
export function createSentItemQuery(
  firestore: Firestore,
  {
    kind,
    statuses,
    claimedByUid,
    senderUid,
    contactKeys,
    searchWord,
    since,
    orderedBy,
    direction,
    limit: maxItems,
  }: SentItemQuery,
  { from, to }: QueryRange = { from: null, to: null },
): Query {
  const constraints: QueryConstraint[] = [
    ...(statuses ? [whereStatus(statuses)] : []),
    ...(claimedByUid === undefined ? [] : [where('claimedBy.uid', '==', claimedByUid)]),
    ...(senderUid === undefined ? [] : [where('uid', '==', senderUid)]),
    ...(contactKeys ? [where('contactKeys', 'array-contains-any', contactKeys)] : []),
    ...(searchWord === undefined ? [] : [where('searchWords', 'array-contains', searchWord)]),
    ...(since ? [where('waitingSince', '>=', since)] : []),
    orderBy(orderedBy, direction),
    // Without the id, documents of the same time could fall between two pages.
    orderBy(documentId(), direction),
    ...(from ? [startAt(from.time, from.id)] : []),
    ...(to ? [endBefore(to.time, to.id)] : []),
    limit(maxItems),
  ]
  return query(collection(firestore, firestoreCollectionNames[kind]), ...constraints)
}

export function createExportQuery(
  firestore: Firestore,
  description: SentItemQuery,
  after: InboxCursor | null,
): Query {
  const itemsQuery = createSentItemQuery(firestore, description)
  return after ? query(itemsQuery, startAfter(after.time, after.id)) : itemsQuery
}

function whereStatus(statuses: readonly SentItemStatus[]): QueryConstraint {
  const [status] = statuses
  return statuses.length === 1 ? where('status', '==', status) : where('status', 'in', statuses)
}
