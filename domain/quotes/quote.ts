import { itemLimits, parseSerializedOrderItem } from '../order-list/orderItems'
import { toRecordOrEmpty } from '../validation/fieldSchema'
import { isMultilineText, isSingleLineText } from '../validation/text'
import { isValidDate } from '../validation/timestamp'

/** The limits of a quote; the same as `isQuote` in firestore.rules. Texts are in UTF-16 units, `kobo` is for one unit. */
export const quoteLimits = {
  lines: itemLimits.entries,
  words: 200,
  extras: 10,
  extraText: 80,
  note: 1000,
  kobo: 9_999_999_999,
  validDays: 90,
} as const

/** Only an available line counts in the sum. 'notNow' is not to be had; 'toFollow' gets its price later. */
export const quoteMarks = ['available', 'notNow', 'toFollow'] as const

export type QuoteMark = (typeof quoteMarks)[number]

/** A line of a quote: of a product, or, with an empty `productId`, of the sender's own words. */
export type QuoteLine = {
  productId: string
  /** What the line is about; empty for a product, which is named by the catalogue. */
  words: string
  /** The quantity in halves: 3 halves are 1.5 units. */
  halves: number
  /** The price of one unit in whole kobo; 0 only if the line is not available. */
  kobo: number
  mark: QuoteMark
}

/** A free line such as the delivery, in whole kobo; negative for a discount. */
export type QuoteExtra = { text: string; kobo: number }

export type Quote = {
  lines: QuoteLine[]
  extras: QuoteExtra[]
  note: string
  /** The quote can be accepted before this time, by the server's clock. */
  validUntil: Date
}

/** A quote as Firestore stores it. */
export type StoredQuote = {
  lines: string[]
  words: string[]
  extras: string[]
  note?: string
  validUntil: Date
}

const markLetters: Record<QuoteMark, string> = { available: 'a', notNow: 'n', toFollow: 'p' }

const linePattern = /^(0|[1-9][0-9]{0,4}):([0-9]{1,4}):(0|[1-9][0-9]{0,9}):([anp])$/
const extraPattern = /^(-?[1-9][0-9]{0,9}) (.+)$/u

export function serializeQuote({ lines, extras, note, validUntil }: Quote): StoredQuote {
  return {
    lines: lines.map(
      ({ productId, halves, kobo, mark }) => `${productId || '0'}:${halves}:${kobo}:${markLetters[mark]}`,
    ),
    words: lines.filter(({ productId }) => productId === '').map(({ words }) => words),
    extras: extras.map(({ kobo, text }) => `${kobo} ${text}`),
    ...(note !== '' && { note }),
    validUntil,
  }
}

/** Parses a stored quote; null if any part is malformed: with a part missing, its sum would be wrong. */
export function parseQuote(stored: unknown): Quote | null {
  const { lines, words, extras, note, validUntil } = toRecordOrEmpty(stored)
  const parsedLines = parseLines(lines, words)
  const parsedExtras = parseList(extras, 0, quoteLimits.extras, parseExtra)
  if (!parsedLines || !parsedExtras || !isValidDate(validUntil)) return null
  if (note !== undefined && !isMultilineText(note, quoteLimits.note)) return null
  return { lines: parsedLines, extras: parsedExtras, note: note ?? '', validUntil }
}

function parseLines(lines: unknown, words: unknown): QuoteLine[] | null {
  const parsedLines = parseList(lines, 1, quoteLimits.lines, parseLine)
  const texts = parseList(words, 0, quoteLimits.lines, (text) =>
    isSingleLineText(text, quoteLimits.words) ? text : null,
  )
  const ownLines = parsedLines?.filter(({ productId }) => productId === '')
  if (!parsedLines || !texts || ownLines?.length !== texts.length) return null
  const wordsByLine = new Map(ownLines.map((line, index) => [line, texts[index]]))
  return parsedLines.map((line) => ({ ...line, words: wordsByLine.get(line) ?? '' }))
}

function parseLine(stored: unknown): QuoteLine | null {
  const [, id, halves = '', kobo = '', letter] =
    (typeof stored === 'string' ? linePattern.exec(stored) : null) ?? []
  // The halves have the limits of a request's items.
  const item = parseSerializedOrderItem(`1:${halves}`)
  const mark = quoteMarks.find((known) => markLetters[known] === letter)
  if (id === undefined || !item || !mark || (mark === 'available' && kobo === '0')) return null
  return { productId: id === '0' ? '' : id, words: '', halves: item.halves, kobo: Number(kobo), mark }
}

function parseExtra(stored: unknown): QuoteExtra | null {
  const [, kobo, text] = (typeof stored === 'string' ? extraPattern.exec(stored) : null) ?? []
  return isSingleLineText(text, quoteLimits.extraText) ? { text, kobo: Number(kobo) } : null
}

/** Parses a list of `min` to `max` entries; null if the list or one of them is malformed. */
function parseList<Entry>(
  stored: unknown,
  min: number,
  max: number,
  parse: (entry: unknown) => Entry | null,
): Entry[] | null {
  if (!Array.isArray(stored) || stored.length < min || stored.length > max) return null
  const entries = stored.map(parse).filter((entry) => entry !== null)
  return entries.length === stored.length ? entries : null
}
