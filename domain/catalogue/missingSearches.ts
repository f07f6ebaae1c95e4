import { toRecordOrEmpty } from '../validation/fieldSchema'
import { retentionPeriods } from '../retention/retentionPeriods'
import { formatLagosTimestamp } from '../site/lagosTime'

export const missingSearchLimits = {
  /** The length of a word, in UTF-16 units. A word is the whole text of a search. */
  word: 60,
  wordsPerRequest: 10,
  /** Different words of a month. A new one takes the place of the rarest. */
  wordsPerMonth: 500,
  /** Words that are new in their month, from all visitors together. */
  newWordsPerHour: 20,
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

/** Parses the words of a report. What looks personal is left out here, too: a report may come from any program. */
export function parseMissingSearches(body: unknown): string[] {
  const { words } = toRecordOrEmpty(body)
  if (!Array.isArray(words) || words.length > missingSearchLimits.wordsPerRequest) return []
  const texts = words.filter((word) => typeof word === 'string')
  return [...new Set(texts.filter((word) => normalizeMissingSearch(word) === word && couldBeName(word)))]
}

/** Whether a normalized search could name a product: no markup, no formula, and nothing personal. */
function couldBeName(word: string): boolean {
  return /^[\p{L}\p{N}][\p{L}\p{M}\p{N} '’&%.,:/()+-]*$/u.test(word) && !looksPersonal(word)
}

/** The longest name of the catalogue has five words. */
const maxWords = 6

/** Whether a normalized search reads like a sentence, an address of the internet or a number of a person. */
function looksPersonal(word: string): boolean {
  return (
    word.split(' ').length > maxWords ||
    /[.:,] \S+ \S+ |(?:^| )(?:i|i['’]m|me|my|you|your|please|hello)(?: |$)/.test(word) ||
    /[\p{L}\p{N}]\.[a-z]{2}|(?:^| |[([])(?:at|dot|gmail|yahoo|whatsapp)(?: |$|[)\]])/u.test(word) ||
    (word.match(/\p{N}/gu) ?? []).length > 6
  )
}

/** The counts of a month, the word that was not counted for the longest time first. */
export type MissingSearchCounts = ReadonlyMap<string, number>

/** Adds one to the count of each word. If the month is full, the rarest words go, of these the longest uncounted. */
export function addMissingSearches(
  counts: MissingSearchCounts,
  words: readonly string[],
): MissingSearchCounts {
  const added = new Map(counts)
  for (const word of words) {
    const count = (added.get(word) ?? 0) + 1
    // Deleted first, so that it becomes the last.
    added.delete(word)
    if (added.size >= missingSearchLimits.wordsPerMonth) added.delete(findRarest(added))
    added.set(word, count)
  }
  return added
}

function findRarest(counts: MissingSearchCounts): string {
  const [first = ['', 0], ...others] = counts
  const [word] = others.reduce((rarest, entry) => (entry[1] < rarest[1] ? entry : rarest), first)
  return word
}

/** Parses a month's document. `lastCounted` has its words in their order; a word that it does not name comes first. */
export function parseMissingSearchCounts(stored: unknown): MissingSearchCounts {
  const { words, lastCounted } = toRecordOrEmpty(stored)
  const ranks = new Map(Array.isArray(lastCounted) ? lastCounted.map((word, rank) => [word, rank]) : [])
  return new Map(
    Object.entries(toRecordOrEmpty(words))
      .filter((entry): entry is [string, number] => Number.isSafeInteger(entry[1]))
      .sort(([a], [b]) => (ranks.get(a) ?? -1) - (ranks.get(b) ?? -1)),
  )
}

/** Parses the ignored searches of a month's document. */
export function parseIgnoredSearches(stored: unknown): string[] {
  const { ignored } = toRecordOrEmpty(stored)
  return Array.isArray(ignored) ? ignored.filter((word) => typeof word === 'string') : []
}

/** Parses what a staff member asks for about one word; null if it is malformed. */
export function parseIgnoreRequest(body: unknown): { word: string; isIgnored: boolean } | null {
  const { word, isIgnored } = toRecordOrEmpty(body)
  if (typeof word !== 'string' || word === '' || word.length > missingSearchLimits.word) return null
  return typeof isIgnored === 'boolean' ? { word, isIgnored } : null
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
