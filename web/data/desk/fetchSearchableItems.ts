import { parseSearchableSentItem, type SearchableSentItem } from '../../../domain/sent-items/searchSentItems'
import { type SentItemKind, sentItemKinds } from '../../../domain/sent-items/sentItem'
import { maxDocumentsPerQuery } from '../../../domain/sent-items/sentItemLimits'
import { getFirebaseAuth } from '../firebase/firebaseAuth'
import {
  type FirestoreRequestOptions,
  type QueriedDocument,
  queryFirestoreDocuments,
  toResourceName,
} from '../firebase/firestoreRest'
import { firestoreCollectionNames } from '../../../domain/firebase/firestoreCollectionNames'

/** A page of what the search reads, newest first. `next` is the cursor of the next page; null after the oldest item. */
export type SearchablePage = { items: SearchableSentItem[]; next: SearchCursor | null }

/** The REST values of the last document of a page: its time, and its resource name. */
export type SearchCursor = readonly [createdAt: unknown, name: { referenceValue: string }]

// The fields that parseSearchableSentItem reads. The text of an item would be most of its bytes.
const fieldPaths = ['name', 'fullname', 'email', 'phone', 'whatsapp', 'status', 'createdAt']

const timeoutMs = 20_000

/** Fetches the newest items of one kind, or those after a cursor, as far as the search needs them. */
export async function fetchSearchablePage(
  kind: SentItemKind,
  cursor: SearchCursor | null,
): Promise<SearchablePage> {
  const query = {
    ...selectFrom(kind),
    orderBy: [
      { field: { fieldPath: 'createdAt' }, direction: 'DESCENDING' },
      { field: { fieldPath: '__name__' }, direction: 'DESCENDING' },
    ],
    ...(cursor && { startAt: { values: cursor, before: false } }),
    limit: maxDocumentsPerQuery.staff,
  }
  const documents = await queryFirestoreDocuments(query, await authorizeRequest())
  const last = documents.length === maxDocumentsPerQuery.staff ? documents.at(-1) : undefined
  return {
    items: parseItems(kind, documents),
    next: last ? [last.restValues.createdAt, { referenceValue: last.name }] : null,
  }
}

export async function fetchItemsByReference(reference: string): Promise<SearchableSentItem[]> {
  const items = await Promise.all(sentItemKinds.map((kind) => fetchKindByReference(kind, reference)))
  return items.flat()
}

async function fetchKindByReference(kind: SentItemKind, reference: string): Promise<SearchableSentItem[]> {
  const toBound = (idPrefix: string) => [
    { referenceValue: toResourceName(`${firestoreCollectionNames[kind]}/${idPrefix}`) },
  ]
  const query = {
    ...selectFrom(kind),
    orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
    startAt: { values: toBound(reference), before: true },
    // In ASCII, ~ comes after every character of an id.
    endAt: { values: toBound(`${reference}~`), before: true },
    limit: 10,
  }
  const documents = await queryFirestoreDocuments(query, await authorizeRequest())
  return parseItems(kind, documents)
}

function selectFrom(kind: SentItemKind) {
  return {
    from: [{ collectionId: firestoreCollectionNames[kind] }],
    select: { fields: fieldPaths.map((fieldPath) => ({ fieldPath })) },
  }
}

async function authorizeRequest(): Promise<FirestoreRequestOptions> {
  const token = (await getFirebaseAuth().currentUser?.getIdToken()) ?? ''
  return { token, signal: AbortSignal.timeout(timeoutMs) }
}

function parseItems(kind: SentItemKind, documents: readonly QueriedDocument[]): SearchableSentItem[] {
  return documents.flatMap(
    ({ name, fields }) =>
      parseSearchableSentItem({ kind, id: name.slice(name.lastIndexOf('/') + 1) }, fields) ?? [],
  )
}
