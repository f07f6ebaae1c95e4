import { type Firestore, getDocs, type Query, type QueryDocumentSnapshot } from 'firebase/firestore'
import { type InboxFilter, listInboxSections } from '../../../domain/sent-items/inboxFilter'
import {
  parseSentItem,
  type SentItem,
  type SentItemKind,
  sentItemKinds,
} from '../../../domain/sent-items/sentItem'
import { maxDocumentsPerQuery } from '../../../domain/sent-items/sentItemLimits'
import { toPlainFields } from '../live/toPlainFields'
import { getInboxCursor, type InboxCursor } from './inboxCursor'
import { createExportQuery, describeInboxQuery, type SentItemQuery } from './inboxQueries'

export type FetchProgress = {
  /** Stops the fetch: the promise rejects. */
  signal: AbortSignal
  /** Called with the number of items fetched so far. */
  onProgress: (count: number) => void
}

type FetchOptions = FetchProgress & { filter: InboxFilter; staffUid: string }

/** Fetches all items that match a filter, without malformed ones. Costs one read per item, in queries of 100. */
export async function fetchSentItems(
  firestore: Firestore,
  { filter, staffUid, signal, onProgress }: FetchOptions,
): Promise<SentItem[]> {
  const sentItems: SentItem[] = []
  for (const section of listInboxSections(filter)) {
    for (const kind of filter.kind === null ? sentItemKinds : [filter.kind]) {
      const description = describeInboxQuery(kind, filter, section, {
        staffUid,
        maxItems: maxDocumentsPerQuery.staff,
      })
      for await (const documents of fetchPages(firestore, description, signal)) {
        sentItems.push(...parseDocuments(kind, documents).filter((item) => matchesOwner(item, filter)))
        onProgress(sentItems.length)
      }
    }
  }
  return sentItems
}

async function* fetchPages(firestore: Firestore, description: SentItemQuery, signal: AbortSignal) {
  let last: InboxCursor | null = null
  do {
    if (signal.aborted) throw new Error('The fetch was stopped.')
    const documents: QueryDocumentSnapshot[] = await fetchDocuments(
      createExportQuery(firestore, description, last),
    )
    yield documents
    const lastDocument = documents[description.limit - 1]
    last = lastDocument ? getInboxCursor(lastDocument, description.orderedBy) : null
  } while (last)
}

/** Fetches the documents of a query; rejects without a connection, also if the device has some of them. */
export async function fetchDocuments(query: Query): Promise<QueryDocumentSnapshot[]> {
  const { docs, metadata } = await getDocs(query)
  if (metadata.fromCache) throw new Error('Firestore could not be reached.')
  return docs
}

/** Parses the documents of one kind, without malformed ones. */
export function parseDocuments(kind: SentItemKind, documents: readonly QueryDocumentSnapshot[]): SentItem[] {
  return documents.flatMap((item) => parseSentItem({ kind, id: item.id }, toPlainFields(item)) ?? [])
}

function matchesOwner({ claimedBy }: SentItem, { owner }: InboxFilter): boolean {
  return owner !== 'unclaimed' || claimedBy === null
}
