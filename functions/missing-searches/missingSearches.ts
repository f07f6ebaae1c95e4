import { type Firestore, FieldPath, FieldValue } from 'firebase-admin/firestore'
import {
  addMissingSearches,
  getMissingSearchMonth,
  parseMissingSearchCounts,
  parseIgnoredSearches,
  parseIgnoreRequest,
  parseMissingSearches,
  missingSearchLimits,
  getOldestMissingSearchMonth,
  type MissingSearchMonth,
} from '../../domain/catalogue/missingSearches'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'
import type { ApiRequest, ApiResponse } from '../apiTypes'
import { takeQuotaUnits, type Quota } from '../limits/quotas'

const newWordQuota: Quota = {
  name: 'newMissingSearches',
  max: missingSearchLimits.newWordsPerHour,
  windowMs: 3_600_000,
}

/**
 * Counts searches that found nothing. It stores neither who searched nor the day. If the quota cannot be read, it counts
 * nothing, because no visitor waits for the result.
 */
export async function countMissingSearches(
  firestore: Firestore,
  { body, now }: Pick<ApiRequest, 'body' | 'now'>,
): Promise<ApiResponse> {
  const words = parseMissingSearches(body)
  const months = firestore.collection(firestoreCollectionNames.missingSearches)
  const document = months.doc(getMissingSearchMonth(now))
  if (words.length > 0)
    await firestore.runTransaction(async (transaction) => {
      const counts = parseMissingSearchCounts((await transaction.get(document)).data())
      const newWords = words.filter((word) => !counts.has(word))
      const quotaRequest = { quota: newWordQuota, key: '', wanted: newWords.length, now }
      const granted = await takeQuotaUnits(transaction, firestore, quotaRequest)
      const refused = new Set(newWords.slice(granted))
      const counted = words.filter((word) => !refused.has(word))
      if (counted.length === 0) return
      const added = addMissingSearches(counts, counted)
      // The whole map is written: a word may have dots and slashes, which field paths do not allow.
      const fields = { words: Object.fromEntries(added), lastCounted: [...added.keys()] }
      transaction.set(document, fields, { mergeFields: Object.keys(fields) })
    })
  return { status: 200, body: {} }
}

/** Lists for staff what was searched for and not found within a year, the newest month first. */
export async function listMissingSearches(
  firestore: Firestore,
  { now }: Pick<ApiRequest, 'now'>,
): Promise<ApiResponse> {
  const documents = await fetchMonths(firestore, now)
  const ignored = new Set(documents.flatMap((document) => parseIgnoredSearches(document.data())))
  const months = documents.map((document) => ({
    month: document.id,
    words: sortWords(document.data()).filter(({ word }) => !ignored.has(word)),
  }))
  return { status: 200, body: { months: months.reverse() } }
}

/**
 * Takes a word off the list of all staff, in each month, or puts it back. The word is kept as long as the counts are: in
 * the document of the month in which it was ignored.
 */
export async function ignoreMissingSearch(
  firestore: Firestore,
  { body, now }: Pick<ApiRequest, 'body' | 'now'>,
): Promise<ApiResponse> {
  const request = parseIgnoreRequest(body)
  if (!request) return { status: 400, body: { reason: 'malformed' } }
  const { word, isIgnored } = request
  if (isIgnored) {
    const document = firestore
      .collection(firestoreCollectionNames.missingSearches)
      .doc(getMissingSearchMonth(now))
    await document.set({ ignored: FieldValue.arrayUnion(word) }, { merge: true })
  } else {
    const documents = await fetchMonths(firestore, now)
    await Promise.all(documents.map(({ ref }) => ref.update({ ignored: FieldValue.arrayRemove(word) })))
  }
  return { status: 200, body: {} }
}

/** The months whose counts are kept, the oldest first. */
async function fetchMonths(firestore: Firestore, now: number) {
  const { docs } = await firestore
    .collection(firestoreCollectionNames.missingSearches)
    .where(FieldPath.documentId(), '>=', getOldestMissingSearchMonth(now))
    .get()
  return docs
}

function sortWords(stored: unknown): MissingSearchMonth['words'] {
  return [...parseMissingSearchCounts(stored)]
    .map(([word, count]) => ({ word, count }))
    .sort((a, b) => b.count - a.count || a.word.localeCompare(b.word))
}
