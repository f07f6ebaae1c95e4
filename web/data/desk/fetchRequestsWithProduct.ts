import type { Firestore } from 'firebase/firestore'
import { withTimeout } from '../../browser/withTimeout'
import {
  type AskedRequest,
  findRequestsWithProduct,
} from '../../../domain/sent-items/findRequestsWithProduct'
import { maxDocumentsPerQuery } from '../../../domain/sent-items/sentItemLimits'
import { fetchDocuments, parseDocuments } from './fetchSentItems'
import { getInboxCursor, type InboxCursor } from './inboxCursor'
import { createExportQuery, type SentItemQuery } from './inboxQueries'

/** The requests with a product, newest first. `isComplete` is false if older requests of the time were not read. */
export type AskedRequests = { requests: AskedRequest[]; isComplete: boolean }

// At most 1,000 reads.
const maxPages = 10

// A query of Firestore waits for ever if its answer is lost.
const timeoutMs = 20_000

/**
 * Finds the requests since a time whose order list had a product. Firestore cannot compare the ids in the entries, such as
 * '84:3', so all requests of that time are read and compared here: seldom, and no document needs another field. Rejects
 * without a connection, and if Firestore does not answer within 20 s.
 */
export async function fetchRequestsWithProduct(
  firestore: Firestore,
  productId: string,
  since: Date,
): Promise<AskedRequests> {
  const limit = maxDocumentsPerQuery.staff
  const description: SentItemQuery = {
    kind: 'requests',
    since,
    orderedBy: 'waitingSince',
    direction: 'desc',
    limit,
  }
  const requests: AskedRequest[] = []
  let after: InboxCursor | null = null
  for (let page = 0; page < maxPages; page += 1) {
    const documents = await withTimeout(
      fetchDocuments(createExportQuery(firestore, description, after)),
      timeoutMs,
      () => new Error('Firestore did not answer.'),
    )
    requests.push(...findRequestsWithProduct(parseDocuments('requests', documents), productId))
    const last = documents[limit - 1]
    if (!last) return { requests, isComplete: true }
    after = getInboxCursor(last)
  }
  return { requests, isComplete: false }
}
