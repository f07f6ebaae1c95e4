import type { Firestore } from 'firebase-admin/firestore'
import {
  addMissingSearches,
  getMissingSearchMonth,
  parseMissingSearchCounts,
  parseMissingSearches,
} from '../../domain/catalogue/missingSearches'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'
import type { ApiRequest, ApiResponse } from '../apiTypes'

/** Counts searches that found nothing. Of who searched, and when in the month, nothing is kept. */
export async function countMissingSearches(
  firestore: Firestore,
  { body, now }: Pick<ApiRequest, 'body' | 'now'>,
): Promise<ApiResponse> {
  const words = parseMissingSearches(body)
  const months = firestore.collection(firestoreCollectionNames.missingSearches)
  const document = months.doc(getMissingSearchMonth(now))
  if (words.length > 0)
    await firestore.runTransaction(async (transaction) => {
      const counts = parseMissingSearchCounts((await transaction.get(document)).get('words'))
      // The whole map is written: a word may have dots and slashes, which field paths do not allow.
      transaction.set(document, { words: Object.fromEntries(addMissingSearches(counts, words)) })
    })
  return { status: 200, body: {} }
}
