import type { Unit } from '../catalogue/product'
import { type Calendar, listOpenings } from '../opening-hours/calendar'
import { findSureQuantity } from '../typed-lists/findSureQuantity'
import { itemQuantityStep } from '../order-list/orderList'
import type { FindRequestedProduct } from '../sent-items/nameRequestLines'
import { readRequestLines, type RequestLine } from '../sent-items/readRequestLines'
import type { ReplyMethod } from '../sent-items/replyMethod'
import type { SentItem } from '../sent-items/sentItem'
import { formatLagosInput } from '../site/lagosInput'
import { dayMs, getLagosMidnight } from '../site/lagosTime'
import { truncateText } from '../validation/text'
import { quoteLimits } from './quote'
import type { QuoteDraft, QuoteDraftLine } from './quoteDraft'

type DraftSources = { findProduct: FindRequestedProduct; now: number; calendar: Calendar }

/** The draft of a first quote: a line of each line of the request. An enquiry has none. */
export function startQuoteDraft(
  sentItem: SentItem,
  channel: ReplyMethod,
  { findProduct, now, calendar }: DraftSources,
): QuoteDraft {
  return {
    channel,
    lines: readRequestLines(sentItem, findProduct).slice(0, quoteLimits.lines).map(toDraftLine),
    extras: [],
    discount: '',
    note: '',
    validUntil: getUsualValidity(now, calendar),
    isOpened: false,
  }
}

function toDraftLine({ text, product }: RequestLine): QuoteDraftLine {
  const common = { price: null, mark: 'available', isLeftOut: false } as const
  if (product) return { ...common, productId: product.productId, words: '', quantity: String(product.count) }
  return {
    ...common,
    ...{ productId: '', words: truncateText(text, quoteLimits.words), quantity: readSureQuantity(text) },
  }
}

/** A quote cannot go out with an empty quantity: what words do not say for sure, staff have to. */
function readSureQuantity(words: string, isRightUnit?: (unit: Unit) => boolean): string {
  const halves = findSureQuantity(words, isRightUnit)
  return halves === undefined ? '' : String(halves * itemQuantityStep)
}

/** Takes a line's words for a product. A quantity that was read of them stays only if they have the product's unit. */
export function matchQuoteLine(
  { words, quantity }: QuoteDraftLine,
  product: { id: string; unit?: Unit },
): Pick<QuoteDraftLine, 'productId' | 'price' | 'quantity'> {
  const matched = readSureQuantity(words, (unit) => unit === product.unit)
  return {
    productId: product.id,
    price: null,
    quantity: quantity === readSureQuantity(words) ? matched : quantity,
  }
}

/** A working day away: when the business closes on its next day, as a field of the type datetime-local has it. */
export function getUsualValidity(now: number, calendar: Calendar): string {
  const [opening] = listOpenings(getLagosMidnight(now) + dayMs, calendar)
  // Without any opening hours, the same time tomorrow.
  return formatLagosInput(opening?.to ?? now + dayMs)
}
