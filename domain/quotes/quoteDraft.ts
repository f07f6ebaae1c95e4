import { formatNairaInput } from '../money/naira'
import { itemQuantityStep } from '../order-list/orderList'
import { isReplyMethod, type ReplyMethod } from '../sent-items/replyMethod'
import { toRecordOrEmpty } from '../validation/fieldSchema'
import { pickStrings } from '../validation/normalizeInput'
import { type Quote, type QuoteLine, quoteLimits, type QuoteMark, quoteMarks } from './quote'

/** A line as staff type it. */
export type QuoteDraftLine = {
  productId: string
  /** What a line without a product is about. */
  words: string
  quantity: string
  /** The price of one unit; null as long as it is the one of the price list. */
  price: string | null
  mark: QuoteMark
  /** Whether staff left the line out of the quote, for example a line of a request that is only a greeting. */
  isLeftOut: boolean
}

export type QuoteDraftExtra = { text: string; amount: string }

/** A quote that staff have not sent yet, as the device keeps it. */
export type QuoteDraft = {
  channel: ReplyMethod
  lines: QuoteDraftLine[]
  extras: QuoteDraftExtra[]
  discount: string
  note: string
  /** Lagos time, as a field of the type datetime-local has it: '2026-03-10T18:00'. */
  validUntil: string
  /** Whether WhatsApp, the telephone or the mail program was opened, and nobody has said yet what became of it. */
  isOpened: boolean
}

/** The text of the extra that takes something off the sum. */
export const discountText = 'Discount'

/** The draft of a quote that replaces an earlier one: all of it but the date, which is `validUntil`. */
export function toQuoteDraft(quote: Quote, channel: ReplyMethod, validUntil: string): QuoteDraft {
  const discount = quote.extras.find(isDiscount)
  return {
    channel,
    lines: quote.lines.map(toDraftLine),
    extras: quote.extras
      .filter((extra) => extra !== discount)
      .map(({ text, kobo }) => ({ text, amount: formatNairaInput(kobo) })),
    discount: discount ? formatNairaInput(-discount.kobo) : '',
    note: quote.note,
    validUntil,
    isOpened: false,
  }
}

function isDiscount({ text, kobo }: Quote['extras'][number]): boolean {
  return text === discountText && kobo < 0
}

function toDraftLine({ productId, words, halves, kobo, mark }: QuoteLine): QuoteDraftLine {
  const price = kobo === 0 ? null : formatNairaInput(kobo)
  return { productId, words, quantity: String(halves * itemQuantityStep), price, mark, isLeftOut: false }
}

/** Parses a stored draft; null if it has no lines. Staff never lose what they typed to another broken field. */
export function parseQuoteDraft(stored: unknown): QuoteDraft | null {
  const { channel, lines, extras, isOpened } = toRecordOrEmpty(stored)
  if (!Array.isArray(lines)) return null
  return {
    ...pickStrings(stored, ['discount', 'note', 'validUntil']),
    channel: isReplyMethod(channel) ? channel : 'whatsapp',
    lines: lines.slice(0, 2 * quoteLimits.lines).map(parseDraftLine),
    extras: Array.isArray(extras)
      ? extras.slice(0, quoteLimits.extras).map((extra) => pickStrings(extra, ['text', 'amount']))
      : [],
    isOpened: isOpened === true,
  }
}

function parseDraftLine(stored: unknown): QuoteDraftLine {
  const { price, mark, isLeftOut } = toRecordOrEmpty(stored)
  return {
    ...pickStrings(stored, ['productId', 'words', 'quantity']),
    price: typeof price === 'string' ? price : null,
    mark: quoteMarks.find((known) => known === mark) ?? 'available',
    isLeftOut: isLeftOut === true,
  }
}
