import { parseNaira } from '../money/naira'
import { parseQuantityInput } from '../order-list/parseQuantityInput'
import { toHalves } from '../order-list/readGeneratedLine'
import { parseLagosInput } from '../site/lagosInput'
import { dayMs } from '../site/lagosTime'
import { normalizeSingleLineText } from '../validation/normalizeInput'
import { isMultilineText, isSingleLineText, sanitizeMultilineText } from '../validation/text'
import { type Quote, type QuoteExtra, type QuoteLine, quoteLimits } from './quote'
import { discountText, type QuoteDraft, type QuoteDraftExtra, type QuoteDraftLine } from './quoteDraft'
import { sumQuote } from './sumQuote'

/** What a field of a quote still needs; `index` is that of its line or extra. */
export type QuoteProblem =
  | { field: 'quantity' | 'price' | 'words' | 'extraText' | 'extraAmount'; index: number }
  | { field: 'discount' | 'note' | 'validUntil' | 'lines' }

/** A draft as far as it can be read: its sum, and what a quote still needs. Without problems it has the quote. */
type ReadQuoteDraft = { sum: number; problems: QuoteProblem[]; quote: Quote | null }

/** The price of one unit of a product in kobo, by the price list. */
export type FindPrice = (productId: string) => number | undefined

/** Reads a draft; `now` is in milliseconds, by the server's clock. */
export function readQuoteDraft(draft: QuoteDraft, findPrice: FindPrice, now: number): ReadQuoteDraft {
  const lines = draft.lines.map((line) => readQuoteLine(line, findPrice))
  const extras = draft.extras.map(readExtra)
  const discount = readDiscount(draft.discount)
  const validUntil = parseLagosInput(draft.validUntil)
  const note = sanitizeMultilineText(draft.note)
  const included = lines.filter((line) => line !== 'leftOut')
  const readLines = included.filter((line) => 'line' in line).map(({ line }) => line)
  const readExtras = [...extras, discount]
    .filter((extra) => extra !== null)
    .filter((extra) => 'kobo' in extra)
  const sum = sumQuote({ lines: readLines, extras: readExtras })
  const problems: QuoteProblem[] = [
    ...lines.flatMap((line, index) => (line === 'leftOut' || 'line' in line ? [] : [{ ...line, index }])),
    ...(included.length === 0 || included.length > quoteLimits.lines ? [{ field: 'lines' } as const] : []),
    ...extras.flatMap((extra, index) => (extra === null || 'kobo' in extra ? [] : [{ ...extra, index }])),
    ...(discount && 'field' in discount ? [discount] : sum < 0 ? [findExcess(sum, extras, discount)] : []),
    ...(note === '' || isMultilineText(note, quoteLimits.note) ? [] : [{ field: 'note' } as const]),
    ...(isWithinValidity(validUntil, now) ? [] : [{ field: 'validUntil' } as const]),
  ]
  const isComplete = problems.length === 0 && validUntil !== null
  return {
    sum,
    problems,
    quote: isComplete
      ? { lines: readLines, extras: readExtras, note, validUntil: new Date(validUntil) }
      : null,
  }
}

function isWithinValidity(validUntil: number | null, now: number): boolean {
  return validUntil !== null && validUntil > now && validUntil <= now + quoteLimits.validDays * dayMs
}

type ReadLine = 'leftOut' | { line: QuoteLine } | { field: 'quantity' | 'price' | 'words' }

/** Reads one line: the first of its fields that something is wrong with, or the line. */
export function readQuoteLine(line: QuoteDraftLine, findPrice: FindPrice): ReadLine {
  const { productId, mark } = line
  if (line.isLeftOut) return 'leftOut'
  const words = productId === '' ? normalizeSingleLineText(line.words) : ''
  if (productId === '' && !isSingleLineText(words, quoteLimits.words)) return { field: 'words' }
  const halves = parseQuoteQuantity(line.quantity)
  if (halves === null) return { field: 'quantity' }
  const kobo = line.price === null ? findPrice(productId) : (parseNaira(line.price) ?? undefined)
  if (mark === 'available' && (kobo === undefined || kobo > quoteLimits.kobo)) return { field: 'price' }
  return { line: { productId, words, halves, kobo: mark === 'available' ? (kobo ?? 0) : 0, mark } }
}

/** Parses a quantity to halves; null unless a quote can have it as it is typed: '1,250' may mean 1.25, and '2.25' is no half. */
export function parseQuoteQuantity(text: string): number | null {
  const quantity = parseQuantityInput(text)
  return quantity && !quantity.isAmbiguous ? toHalves(quantity.inputCount) : null
}

type ReadExtra = QuoteExtra | { field: 'extraText' | 'extraAmount' } | null

/** Returns null for an extra whose fields are both empty. */
function readExtra({ text, amount }: QuoteDraftExtra): ReadExtra {
  const name = normalizeSingleLineText(text)
  const kobo = readAmount(amount)
  if (name === '' && amount.trim() === '') return null
  if (!isSingleLineText(name, quoteLimits.extraText)) return { field: 'extraText' }
  return kobo === null || kobo === 0 ? { field: 'extraAmount' } : { text: name, kobo }
}

type ReadDiscount = QuoteExtra | { field: 'discount' } | null

function readDiscount(text: string): ReadDiscount {
  const kobo = readAmount(text)
  if (text.trim() === '' || kobo === 0) return null
  return kobo === null ? { field: 'discount' } : { text: discountText, kobo: -Math.abs(kobo) }
}

// A minus sign in front: '-500' and '−500'.
function readAmount(text: string): number | null {
  const [, sign = '', rest = ''] = /^\s*([-−]?)(.*)$/u.exec(text) ?? []
  const kobo = parseNaira(rest, 0)
  return kobo === null ? null : sign === '' ? kobo : -kobo
}

/** What brings a sum below 0: the discount, or, where the sum is so without it, the extra that takes off most. */
function findExcess(sum: number, extras: readonly ReadExtra[], discount: ReadDiscount): QuoteProblem {
  const [off, ...amounts] = [discount, ...extras].map((extra) => (extra && 'kobo' in extra ? extra.kobo : 0))
  return sum - (off ?? 0) >= 0
    ? { field: 'discount' }
    : { field: 'extraAmount', index: amounts.indexOf(Math.min(...amounts)) }
}
