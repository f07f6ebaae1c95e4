import { toRecordOrEmpty } from '../validation/fieldSchema'
import { retentionPeriods } from '../retention/retentionPeriods'
import { formatLagosTimestamp } from '../site/lagosTime'

export const missingSearchLimits = {
  /** The length of a word, in UTF-16 units. A word is the whole text of a search. */
  word: 60,
  wordsPerRequest: 10,
  /** Different words of a month; further ones are not counted. */
  wordsPerMonth: 500,
} as const

type MissingSearch = { word: string; count: number }

export type MissingSearchMonth = { month: string; words: MissingSearch[] }

/** The form in which a search is counted; null for one that must not be kept, because it could be about a person. */
export function normalizeMissingSearch(text: string): string | null {
  const word = text.toLowerCase().normalize('NFC').replace(/\s+/g, ' ').trim()
  const isCounted =
    word.length <= missingSearchLimits.word &&
    /\p{L}/u.test(word) &&
    !/[\p{C}@]/u.test(word) &&
    !isFirestoreName(word) &&
    // A phone number, also with spaces and signs between its digits.
    !/\p{N}(?:[^\p{L}\p{N}]*\p{N}){4}/u.test(word)
  return isCounted ? word : null
}

export function parseMissingSearches(body: unknown): string[] {
  const { words } = toRecordOrEmpty(body)
  if (!Array.isArray(words) || words.length > missingSearchLimits.wordsPerRequest) return []
  const isWord = (word: unknown) => typeof word === 'string' && normalizeMissingSearch(word) === word
  return [...new Set(words.filter(isWord) as string[])]
}

/** Adds one to the count of each word. A new word is left out if the month has as many words as it may have. */
export function addMissingSearches(
  counts: ReadonlyMap<string, number>,
  words: readonly string[],
): ReadonlyMap<string, number> {
  const added = new Map(counts)
  for (const word of words)
    if (added.has(word) || added.size < missingSearchLimits.wordsPerMonth)
      added.set(word, (added.get(word) ?? 0) + 1)
  return added
}

export function parseMissingSearchCounts(value: unknown): ReadonlyMap<string, number> {
  const entries = Object.entries(toRecordOrEmpty(value))
  return new Map(entries.filter((entry): entry is [string, number] => Number.isSafeInteger(entry[1])))
}

/** Parses the months that the function lists for staff, without malformed parts. */
export function parseMissingSearchMonths(body: unknown): MissingSearchMonth[] {
  const { months } = toRecordOrEmpty(body)
  if (!Array.isArray(months)) return []
  return months.map(toRecordOrEmpty).flatMap(({ month, words }) => {
    const isMonth = typeof month === 'string' && /^\d{4}-\d{2}$/.test(month)
    return isMonth && Array.isArray(words) ? [{ month, words: words.flatMap(parseMissingSearch) }] : []
  })
}

function parseMissingSearch(value: unknown): MissingSearch[] {
  const { word, count } = toRecordOrEmpty(value)
  return typeof word === 'string' && typeof count === 'number' ? [{ word, count }] : []
}

export function getMissingSearchMonth(timeMs: number): string {
  return formatLagosTimestamp(timeMs).slice(0, 7)
}

/** The oldest month whose counts are kept. */
export function getOldestMissingSearchMonth(timeMs: number): string {
  const [year, month] = getMissingSearchMonth(timeMs).split('-').map(Number)
  const oldest = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1 - retentionPeriods.missingSearchMonths))
  return oldest.toISOString().slice(0, 7)
}

/** Firestore keeps these names of fields for itself. */
function isFirestoreName(word: string): boolean {
  return /^__.*__$/.test(word)
}
