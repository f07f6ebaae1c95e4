import {
  collection,
  type DocumentData,
  limit,
  orderBy,
  query,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
  Timestamp,
  where,
} from 'firebase/firestore'
import { useFirestore, useFirestoreCollection } from 'reactfire'
import { maxDocumentsPerQuery } from '../domain/sent-items/sentItemLimits'
import {
  parseSentItem,
  type SentItem,
  type SentItemKey,
  type SentItemKind,
} from '../domain/sent-items/sentItem'
import type { SentItemStatus } from '../domain/sent-items/sentItemStatus'
import { firestoreCollectionNames } from './firestoreCollectionNames'

/** Which sent items to follow: all items of one sender or, for staff, all items with one status. */
export type SentItemFilter = { senderUid: string } | { status: SentItemStatus }

/** The first sent items of one Firestore collection that match a filter. */
export type SentItemsSnapshot = {
  /** Newest first, except for the status 'new': there the oldest comes first, because its reply is due first. */
  sentItems: SentItem[]
  unreadable: SentItemKey[]
  /** False if the documents come from Firestore's local cache, because there is no connection. */
  isCurrent: boolean
  /** True if the query reached its limit, so that there may be more items. */
  isFull: boolean
}

/** Returns the live sent items, or null before the first snapshot. Throws if the security rules deny the query. */
export function useSentItems(kind: SentItemKind, filter: SentItemFilter): SentItemsSnapshot | null {
  const maxItems = 'senderUid' in filter ? maxDocumentsPerQuery.sender : maxDocumentsPerQuery.staff
  const itemsQuery = query(
    collection(useFirestore(), firestoreCollectionNames[kind]),
    ...toConstraints(filter),
    limit(maxItems),
  )
  const { status, data } = useFirestoreCollection(itemsQuery)
  return status === 'success' ? parseSnapshot(kind, data, maxItems) : null
}

// firestore.rules (`mayListSent`) denies a query by a sender that does not filter by the sender's uid.
function toConstraints(filter: SentItemFilter): QueryConstraint[] {
  if ('senderUid' in filter) return [where('uid', '==', filter.senderUid), orderBy('createdAt', 'desc')]
  const direction = filter.status === 'new' ? 'asc' : 'desc'
  return [where('status', '==', filter.status), orderBy('createdAt', direction)]
}

function parseSnapshot(
  kind: SentItemKind,
  { docs, metadata }: QuerySnapshot,
  maxItems: number,
): SentItemsSnapshot {
  const sentItems: SentItem[] = []
  const unreadable: SentItemKey[] = []
  for (const document of docs) {
    const key = { kind, id: document.id }
    const sentItem = parseSentItem(key, toFields(document))
    if (sentItem) sentItems.push(sentItem)
    else unreadable.push(key)
  }
  return { sentItems, unreadable, isCurrent: !metadata.fromCache, isFull: docs.length === maxItems }
}

function toFields(document: QueryDocumentSnapshot): DocumentData {
  const fields = Object.entries(document.data())
  return Object.fromEntries(
    fields.map(([name, value]: [string, unknown]) => [
      name,
      value instanceof Timestamp ? value.toDate() : value,
    ]),
  )
}
