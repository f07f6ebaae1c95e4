import {
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
  Timestamp,
  type DocumentData,
} from 'firebase-admin/firestore'

/** The fields of a Firestore document, with dates in place of Firestore's timestamps; empty without a document. */
export function toPlainFields(data: DocumentData | undefined): Record<string, unknown> {
  const entries = Object.entries(data ?? {}) as [string, unknown][]
  return Object.fromEntries(entries.map(([name, value]) => [name, toPlainValue(value)]))
}

// Firestore's other values, such as references, are instances of classes and stay as they are.
function toPlainValue(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate()
  const isMap =
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  return isMap ? toPlainFields(value) : value
}

const pageSize = 500

/** Reads all documents of an ordered query in pages. `getPage` reads one page, for example in a transaction. */
export async function* readInPages(
  query: Query,
  getPage: (page: Query) => Promise<QuerySnapshot>,
): AsyncGenerator<QueryDocumentSnapshot> {
  let page = query.limit(pageSize)
  for (;;) {
    const { docs } = await getPage(page)
    yield* docs
    const last = docs.at(-1)
    if (docs.length < pageSize || !last) return
    page = query.startAfter(last).limit(pageSize)
  }
}
