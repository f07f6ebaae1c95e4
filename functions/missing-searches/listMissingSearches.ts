import { FieldPath, type Firestore } from 'firebase-admin/firestore'
import {
  getOldestMissingSearchMonth,
  type MissingSearchMonth,
  parseMissingSearchCounts,
} from '../../domain/catalogue/missingSearches'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'
import type { ApiRequest, ApiResponse } from '../apiTypes'

/** Lists for staff what was searched for and not found within a year, the newest month first. */
export async function listMissingSearches(
  firestore: Firestore,
  { account, now }: Pick<ApiRequest, 'account' | 'now'>,
): Promise<ApiResponse> {
  if (account?.staff !== true) return { status: 403, body: { reason: 'notStaff' } }
  const { docs } = await firestore
    .collection(firestoreCollectionNames.missingSearches)
    .where(FieldPath.documentId(), '>=', getOldestMissingSearchMonth(now))
    .get()
  const months = docs.map((document) => ({ month: document.id, words: sortWords(document.get('words')) }))
  return { status: 200, body: { months: months.reverse() } }
}

function sortWords(stored: unknown): MissingSearchMonth['words'] {
  return [...parseMissingSearchCounts(stored)]
    .map(([word, count]) => ({ word, count }))
    .sort((a, b) => b.count - a.count || a.word.localeCompare(b.word))
}
