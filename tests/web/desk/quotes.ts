import type { StoredQuote } from '../../../domain/quotes/quote'

/** A quote as the desk sends it: a product, own words in two states, a delivery and a discount. It is valid for a day. */
export const quote: StoredQuote = {
  lines: ['84:3:250000:a', '0:4:0:p', '0:2:0:n'],
  words: ['Two jars', 'Shea, unrefined'],
  extras: ['300000 Delivery to Surulere', '-50000 Discount'],
  note: 'Pay on delivery',
  validUntil: new Date('2026-03-10T18:00+01:00'),
}
