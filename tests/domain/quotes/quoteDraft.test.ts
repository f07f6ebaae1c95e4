import { describe, expect, test } from 'vitest'
import { defaultCalendar } from '../../../domain/opening-hours/calendar'
import { describeQuote } from '../../../domain/quotes/describeQuote'
import { formatQuoteText } from '../../../domain/quotes/formatQuoteText'
import type { Quote } from '../../../domain/quotes/quote'
import { parseQuoteDraft, type QuoteDraft, toQuoteDraft } from '../../../domain/quotes/quoteDraft'
import { readQuoteDraft } from '../../../domain/quotes/readQuoteDraft'
import { getUsualValidity, startQuoteDraft } from '../../../domain/quotes/startQuoteDraft'
import { createSentItem, findProduct } from '../sent-items/createSentItem'

const now = Date.parse('2026-03-09T14:00+01:00')
const sentItem = createSentItem({ text: '1.5 kg Shea Butter\nRaw honey: 2\n250 g dates' })
const started = startQuoteDraft(sentItem, 'whatsapp', { findProduct, now, calendar: defaultCalendar })
const prices = new Map([['1', 250_000]])
const read = (draft: QuoteDraft) => readQuoteDraft(draft, (id) => prices.get(id), now)

/** The draft with a price for each line of words. */
const priced: QuoteDraft = {
  ...started,
  lines: started.lines.map((line) => (line.productId === '' ? { ...line, price: '₦1,000.50' } : line)),
}
const withLine = (change: Partial<QuoteDraft['lines'][number]>): QuoteDraft => ({
  ...priced,
  lines: priced.lines.map((line, index) => (index === 1 ? { ...line, ...change } : line)),
})

describe('the draft of a quote', () => {
  test('has a line of each line of the request, with the quantity that it asks for', () =>
    expect(started.lines).toMatchObject([
      { productId: '1', words: '', quantity: '1.5', price: null },
      { productId: '', words: 'Raw honey: 2', quantity: '2', price: null },
      { productId: '', words: '250 g dates', quantity: '1', price: null },
    ]))

  test.each([
    ['2026-03-09T14:00', '2026-03-10T19:00'],
    // On Saturday the next working day is Monday.
    ['2026-03-07T09:00', '2026-03-09T19:00'],
  ])('is valid until the end of the next working day: at %s, until %s', (time, until) =>
    expect(getUsualValidity(Date.parse(`${time}+01:00`), defaultCalendar)).toBe(until),
  )

  test('survives on the device as it is', () =>
    expect(parseQuoteDraft(JSON.parse(JSON.stringify(priced)))).toEqual(priced))

  test('starts from the earlier quote that it takes the place of', () => {
    const { quote } = read({ ...priced, extras: [{ text: 'Delivery', amount: '3000' }], discount: '500' })
    const again = toQuoteDraft(quote ?? fail(), 'email', '2026-03-11T18:00')
    expect(again).toMatchObject({ discount: '500', extras: [{ text: 'Delivery', amount: '3000' }] })
    const validUntil = new Date('2026-03-11T18:00+01:00')
    expect(read(again).quote).toEqual({ ...quote, validUntil })
  })
})

describe('reading it', () => {
  test('takes prices from the list, and adds in whole kobo', () => {
    const { sum, problems, quote } = read(priced)
    expect(problems).toEqual([])
    expect(sum).toBe(375_000 + 200_100 + 100_050)
    expect(quote?.lines[0]).toEqual({
      productId: '1',
      words: '',
      halves: 3,
      kobo: 250_000,
      mark: 'available',
    })
  })

  test('names each line without a price, and needs none where the line is not available', () => {
    expect(read(started).problems).toEqual([
      { field: 'price', index: 1 },
      { field: 'price', index: 2 },
    ])
    expect(
      read({ ...started, lines: started.lines.map((line) => ({ ...line, mark: 'notNow' })) }).problems,
    ).toEqual([])
    expect(read(withLine({ price: '', mark: 'toFollow' })).quote?.lines[1]).toMatchObject({
      kobo: 0,
      mark: 'toFollow',
    })
  })

  test.each([
    ['a price of 0', withLine({ price: '0' }), { field: 'price', index: 1 }],
    ['a negative price', withLine({ price: '-5' }), { field: 'price', index: 1 }],
    ['a price of letters', withLine({ price: 'ten' }), { field: 'price', index: 1 }],
    [
      'a price with ten digits too many',
      withLine({ price: '123456789012345678' }),
      { field: 'price', index: 1 },
    ],
    ['no quantity', withLine({ quantity: '' }), { field: 'quantity', index: 1 }],
    ['no words', withLine({ words: ' ' }), { field: 'words', index: 1 }],
    ['no line', { ...priced, lines: [] }, { field: 'lines' }],
    [
      'an extra without an amount',
      { ...priced, extras: [{ text: 'Delivery', amount: '' }] },
      { field: 'extraAmount', index: 0 },
    ],
    [
      'an extra without a text',
      { ...priced, extras: [{ text: '', amount: '5' }] },
      { field: 'extraText', index: 0 },
    ],
    ['a discount of letters', { ...priced, discount: 'half' }, { field: 'discount' }],
    ['a discount above the sum', { ...priced, discount: '999999' }, { field: 'discount' }],
    ['a note that is too long', { ...priced, note: 'n'.repeat(1001) }, { field: 'note' }],
    ['a time that has passed', { ...priced, validUntil: '2026-03-09T13:59' }, { field: 'validUntil' }],
    ['a time in 91 days', { ...priced, validUntil: '2026-06-08T14:00' }, { field: 'validUntil' }],
    ['no time', { ...priced, validUntil: '' }, { field: 'validUntil' }],
  ])('finds %s, and then there is no quote', (_, draft, problem) => {
    expect(read(draft)).toMatchObject({ problems: [problem], quote: null })
  })

  test('leaves out lines that ask for nothing, and extras of which nothing is filled in', () => {
    const { quote } = read({
      ...withLine({ isLeftOut: true, price: '' }),
      extras: [{ text: ' ', amount: '' }],
    })
    expect(quote?.lines).toHaveLength(2)
    expect(quote?.extras).toEqual([])
  })
})

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

function fail(): never {
  throw new Error('There is no quote.')
}
