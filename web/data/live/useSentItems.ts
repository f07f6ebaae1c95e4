import { collection, limit, orderBy, query, type QuerySnapshot, where } from 'firebase/firestore'
import { useFirestore, useFirestoreCollection } from 'reactfire'
import { maxDocumentsPerQuery } from '../../../domain/sent-items/sentItemLimits'
import {
  parseSentItem,
  type SentItem,
  type SentItemKey,
  type SentItemKind,
} from '../../../domain/sent-items/sentItem'
import { firestoreCollectionNames } from '../../../domain/firebase/firestoreCollectionNames'
import { toPlainFields } from './toPlainFields'

export type SentItemsSnapshot = {
  /** Newest first. */
  sentItems: SentItem[]
  unreadable: SentItemKey[]
  /** False if the documents come from Firestore's local cache, because there is no connection. */
  isCurrent: boolean
  /** True if the query reached its limit, so that there may be more items. */
  isFull: boolean
}

/** Returns an account's live sent items, or null before the first snapshot. Throws if the rules deny the query. */
export function useSentItems(kind: SentItemKind, senderUid: string): SentItemsSnapshot | null {
  const itemsQuery = query(
    collection(useFirestore(), firestoreCollectionNames[kind]),
    // firestore.rules (`mayListSent`) denies a query by a sender that does not filter by the sender's uid.
    where('uid', '==', senderUid),
    orderBy('createdAt', 'desc'),
    limit(maxDocumentsPerQuery.sender),
  )
  const { status, data } = useFirestoreCollection(itemsQuery)
  return status === 'success' ? parseSnapshot(kind, data) : null
}

function parseSnapshot(kind: SentItemKind, { docs, metadata }: QuerySnapshot): SentItemsSnapshot {
  const sentItems: SentItem[] = []
  const unreadable: SentItemKey[] = []
  for (const document of docs) {
    const key = { kind, id: document.id }
    const sentItem = parseSentItem(key, toPlainFields(document))
    if (sentItem) sentItems.push(sentItem)
    else unreadable.push(key)
  }
  const isFull = docs.length === maxDocumentsPerQuery.sender
  return { sentItems, unreadable, isCurrent: !metadata.fromCache, isFull }
}
