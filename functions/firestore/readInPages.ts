import type { Query, QueryDocumentSnapshot, QuerySnapshot } from 'firebase-admin/firestore'

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
