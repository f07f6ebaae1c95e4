import { formatQuantity } from '../catalogue/formatQuantity'
import { formatNaira } from '../money/naira'
import { itemQuantityStep } from '../order-list/orderList'
import type { RequestedProduct } from '../sent-items/findDeletedProducts'
import type { Quote, QuoteLine, QuoteMark } from './quote'
import { getLineAmount, sumQuote } from './sumQuote'

/** A row of a quote as people read it. A line that is not available has words in place of its amount. */
export type QuoteRow = { name: string; quantity: string; price: string; amount: string; mark: QuoteMark }

/** A quote in words: amounts are in naira, with a minus sign for a discount. */
export type QuoteDescription = { rows: QuoteRow[]; extras: { text: string; amount: string }[]; sum: string }

const markTexts: Record<Exclude<QuoteMark, 'available'>, string> = {
  notNow: 'Not now',
  toFollow: 'Price to follow',
}

/** Describes a quote. `findProduct` finds a product of the catalogue; one that is deleted is named by its number. */
export function describeQuote(
  { lines, extras }: Pick<Quote, 'lines' | 'extras'>,
  findProduct: (productId: string) => RequestedProduct | undefined,
): QuoteDescription {
  return {
    rows: lines.map((line) => describeLine(line, findProduct(line.productId))),
    extras: extras.map(({ text, kobo }) => ({ text, amount: formatAmount(kobo) })),
    sum: formatAmount(sumQuote({ lines, extras })),
  }
}

function describeLine(line: QuoteLine, product: RequestedProduct | undefined): QuoteRow {
  const { productId, words, halves, kobo, mark } = line
  return {
    name: productId === '' ? words : (product?.name ?? `Product ${productId}`),
    quantity: formatQuantity(halves * itemQuantityStep, product?.unit),
    price: mark === 'available' ? formatNaira(kobo) : '',
    amount: mark === 'available' ? formatNaira(getLineAmount(line)) : markTexts[mark],
    mark,
  }
}

function formatAmount(kobo: number): string {
  return kobo < 0 ? `−${formatNaira(-kobo)}` : formatNaira(kobo)
}
