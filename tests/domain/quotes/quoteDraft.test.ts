import { describe, expect, test } from 'vitest'
import { defaultCalendar } from '../../../domain/opening-hours/calendar'
import { parseQuoteDraft, type QuoteDraft, toQuoteDraft } from '../../../domain/quotes/quoteDraft'
import { readQuoteDraft } from '../../../domain/quotes/readQuoteDraft'
import { getUsualValidity, matchQuoteLine, startQuoteDraft } from '../../../domain/quotes/startQuoteDraft'
import { createSentItem, findProduct } from '../sent-items/createSentItem'

const now = Date.parse('2026-03-09T14:00+01:00')
const start = (change: Parameters<typeof createSentItem>[0]) =>
  startQuoteDraft(createSentItem(change), 'whatsapp', { findProduct, now, calendar: defaultCalendar })
const started = start({ text: '1.5 kg Shea Butter\nRaw honey: 2\n250 g dates' })
const prices = new Map([['1', 250_000]])
const read = (draft: QuoteDraft) => readQuoteDraft(draft, (id) => prices.get(id), now)

/** The same draft, in which each line without a product has a quantity and a price. */
const priced: QuoteDraft = {
  ...started,
  lines: started.lines.map((line) =>
    line.productId === '' ? { ...line, quantity: line.quantity || '1', price: '₦1,000.50' } : line,
  ),
}
const withLine = (change: Partial<QuoteDraft['lines'][number]>): QuoteDraft => ({
  ...priced,
  lines: priced.lines.map((line, index) => (index === 1 ? { ...line, ...change } : line)),
})
const withExtra = (text: string, amount: string) => ({ ...priced, extras: [{ text, amount }] })

describe('the draft of a quote', () => {
  test('has a line of each line of the request, with the quantity that it asks for', () =>
    expect(started.lines).toMatchObject([
      { productId: '1', words: '', quantity: '1.5', price: null },
      { productId: '', words: 'Raw honey: 2', quantity: '2', price: null },
      { productId: '', words: '250 g dates', quantity: '', price: null },
    ]))

  test.each([
    ['[12/3, 10:15] Ada: 2 kg dates', { words: '2 kg dates', quantity: '2' }],
    ['12/3/26, 10:15 - ~Ada: dates 2kg @ 4,500', { words: 'dates 2kg @ 4,500', quantity: '2' }],
    ['[12/3, 10:15] Ada: dates', { words: 'dates', quantity: '' }],
    ['dates @ 500', { quantity: '' }],
    ['5 dates @ 500', { quantity: '' }],
    ['2 bags of dates', { quantity: '' }],
    ['1\tdates\t2', { quantity: '' }],
    ['dates: 1,000', { quantity: '' }],
  ])('leaves the quantity of %j empty unless it is sure, and so cannot be sent', (text, line) => {
    const draft = start({ items: [], text })
    expect(draft.lines).toMatchObject([line])
    const isOpen = line.quantity === ''
    expect(read(draft).problems[0]).toEqual({ field: isOpen ? 'quantity' : 'price', index: 0 })
  })

  test.each([
    ['2 kg dates', '', '2', 'kg'],
    ['dates: 2', '', '2', 'litre'],
    ['2 litres dates', '', '', 'kg'],
    ['2 kg dates', '', '', undefined],
    ['dates', '', '', 'kg'],
    ['2 litres dates', '3', '3', 'kg'],
  ] as const)(
    '%j with the quantity %j typed has %j once it is matched to a product in %s',
    (text, typed, quantity, unit) => {
      const [line] = start({ items: [], text }).lines
      const before = { ...(line ?? fail()), ...(typed !== '' && { quantity: typed }) }
      expect(matchQuoteLine(before, { id: '9', ...(unit && { unit }) })).toEqual({
        productId: '9',
        price: null,
        quantity,
      })
    },
  )

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
    const unpriced = { ...priced, lines: priced.lines.map((line) => ({ ...line, price: null })) }
    expect(read(unpriced).problems).toEqual([
      { field: 'price', index: 1 },
      { field: 'price', index: 2 },
    ])
    expect(
      read({ ...unpriced, lines: unpriced.lines.map((line) => ({ ...line, mark: 'notNow' })) }).problems,
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
    ['a price of 18 digits', withLine({ price: '9'.repeat(18) }), { field: 'price', index: 1 }],
    ['no quantity', withLine({ quantity: '' }), { field: 'quantity', index: 1 }],
    ['no words', withLine({ words: ' ' }), { field: 'words', index: 1 }],
    ['no line', { ...priced, lines: [] }, { field: 'lines' }],
    ['an extra without an amount', withExtra('Delivery', ''), { field: 'extraAmount', index: 0 }],
    ['an extra without a text', withExtra('', '5'), { field: 'extraText', index: 0 }],
    ['a discount of letters', { ...priced, discount: 'half' }, { field: 'discount' }],
    ['an extra of 0', withExtra('Delivery', '0'), { field: 'extraAmount', index: 0 }],
    [
      'an extra that takes off more than the sum',
      withExtra('Refund', '-9999'),
      { field: 'extraAmount', index: 0 },
    ],
    ['a discount above the sum', { ...priced, discount: '999999' }, { field: 'discount' }],
    ['a note that is too long', { ...priced, note: 'n'.repeat(1001) }, { field: 'note' }],
    ['a time that has passed', { ...priced, validUntil: '2026-03-09T13:59' }, { field: 'validUntil' }],
    ['a time in 91 days', { ...priced, validUntil: '2026-06-08T14:00' }, { field: 'validUntil' }],
    ['no time', { ...priced, validUntil: '' }, { field: 'validUntil' }],
  ])('finds %s, and then there is no quote', (_, draft, problem) => {
    expect(read(draft)).toMatchObject({ problems: [problem], quote: null })
  })

  test.each(['1,000', '1,250', '2.25', '999.5', '1000', '0.2'])(
    'asks about the quantity %s, which it neither rounds nor cuts',
    (quantity) => expect(read(withLine({ quantity })).problems).toEqual([{ field: 'quantity', index: 1 }]),
  )

  test('leaves out lines that ask for nothing, and extras of which nothing is filled in', () => {
    const { quote } = read({
      ...withLine({ isLeftOut: true, price: '' }),
      extras: [{ text: ' ', amount: '' }],
    })
    expect(quote?.lines).toHaveLength(2)
    expect(quote?.extras).toEqual([])
    for (const discount of ['0', '₦0.00', '-0', ' '])
      expect(read({ ...priced, discount }).quote?.extras).toEqual([])
  })
})

function fail(): never {
  throw new Error('There is no quote.')
}
