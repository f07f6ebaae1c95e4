import { expect, test } from 'vitest'
import { describeQuote } from '../../../domain/quotes/describeQuote'
import { formatQuoteText } from '../../../domain/quotes/formatQuoteText'
import type { Quote } from '../../../domain/quotes/quote'
import { findProduct } from '../sent-items/createSentItem'

test('a quote reads well on WhatsApp', () => {
  const quote: Quote = {
    lines: [
      { productId: '1', words: '', halves: 3, kobo: 250_000, mark: 'available' },
      { productId: '', words: 'Raw\nhoney', halves: 4, kobo: 0, mark: 'notNow' },
      { productId: '9', words: '', halves: 2, kobo: 0, mark: 'toFollow' },
    ],
    extras: [
      { text: 'Delivery to Surulere', kobo: 300_000 },
      { text: 'Discount', kobo: -50_050 },
    ],
    note: 'Fresh stock.',
    validUntil: new Date('2026-03-10T18:00+01:00'),
  }
  const text = formatQuoteText({
    senderName: 'Ada Obi',
    about: 'request ABC234',
    description: describeQuote(quote, findProduct),
    ...quote,
    url: 'https://shop.example/my-requests#x',
  })
  expect(text).toBe(`Good day Ada Obi, here is our quote for your request ABC234:

- Shea Butter, 1.5 kg × ₦2,500 = ₦3,750
- Raw honey, 2: not now
- Product 9, 1: price to follow

Delivery to Surulere: ₦3,000
Discount: −₦500.50
*Total: ₦6,249.50*

Fresh stock.

Valid until Tuesday, 10 March 2026 at 18:00 Lagos time.
To accept it or ask for a change: https://shop.example/my-requests#x`)
})
