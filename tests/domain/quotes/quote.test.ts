import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseQuote, type Quote, type QuoteLine, serializeQuote } from '../../../domain/quotes/quote'
import { getLineAmount, sumQuote } from '../../../domain/quotes/sumQuote'

const validUntil = new Date('2026-03-10T10:00+01:00')
const line: QuoteLine = { productId: '84', words: '', halves: 3, kobo: 250_000, mark: 'available' }
const quote: Quote = {
  lines: [
    line,
    { productId: '', words: 'Raw honey', halves: 2, kobo: 100_001, mark: 'available' },
    { productId: '5', words: '', halves: 1, kobo: 0, mark: 'notNow' },
    { productId: '', words: 'Glass jars', halves: 40, kobo: 0, mark: 'toFollow' },
  ],
  extras: [
    { text: 'Delivery to Surulere', kobo: 300_000 },
    { text: 'Discount', kobo: -50_000 },
  ],
  note: 'Fresh stock.\nPay on collection.',
  validUntil,
}

const stored = {
  lines: ['84:3:250000:a', '0:2:100001:a', '5:1:0:n', '0:40:0:p'],
  words: ['Raw honey', 'Glass jars'],
  extras: ['300000 Delivery to Surulere', '-50000 Discount'],
  note: 'Fresh stock.\nPay on collection.',
  validUntil,
}

const quoteLine = fc.record({
  productId: fc.constantFrom('', '1', '84', '99999'),
  halves: fc.integer({ min: 1, max: 1998 }),
  kobo: fc.integer({ min: 1, max: 9_999_999_999 }),
  mark: fc.constantFrom('available', 'notNow', 'toFollow'),
})
const anyQuote = fc.record({
  lines: fc
    .array(quoteLine, { minLength: 1, maxLength: 200 })
    .map((lines) =>
      lines.map((each, index) => ({ ...each, words: each.productId === '' ? `Own words ${index}` : '' })),
    ),
  extras: fc.array(
    fc.record({
      text: fc.constantFrom('Delivery', '5 bags', 'Discount'),
      kobo: fc.integer({ min: -9_999_999_999, max: 9_999_999_999 }).filter((kobo) => kobo !== 0),
    }),
    { maxLength: 10 },
  ),
  note: fc.constantFrom('', 'A note'),
  validUntil: fc.constant(validUntil),
})

describe('a quote', () => {
  test('is stored as short texts, and read again as it was', () => {
    expect(serializeQuote(quote)).toEqual(stored)
    expect(parseQuote(stored)).toEqual(quote)
  })

  test('of any lines is read as it was stored', () =>
    fc.assert(
      fc.property(anyQuote, (any) => {
        expect(parseQuote(serializeQuote(any))).toEqual(any)
      }),
    ))

  test.each([
    ['an unknown field of a line', { lines: ['84:3:250000:x'] }],
    ['no line', { lines: [], words: [] }],
    ['more than 200 lines', { lines: Array.from({ length: 201 }, () => '84:3:250000:a'), words: [] }],
    ['half a half', { lines: ['84:0:250000:a'], words: [] }],
    ['more than 999', { lines: ['84:1999:250000:a'], words: [] }],
    ['an available line without a price', { lines: ['84:3:0:a'], words: [] }],
    ['a negative price', { lines: ['84:3:-5:a'], words: [] }],
    ['a price of eleven digits', { lines: ['84:3:10000000000:a'], words: [] }],
    ['fewer words than lines of words', { words: ['Raw honey'] }],
    ['more words than lines of words', { words: ['Raw honey', 'Glass jars', 'Soap'] }],
    ['words of two lines', { words: ['Raw\nhoney', 'Glass jars'] }],
    ['an extra without a price', { extras: ['Delivery'] }],
    ['an extra of nothing', { extras: ['0 Delivery'] }],
    ['an extra without a text', { extras: ['300000 '] }],
    ['an invisible extra', { extras: ['300000 \u3164'] }],
    ['more than ten extras', { extras: Array.from({ length: 11 }, () => '300000 Delivery') }],
    ['an empty note', { note: '' }],
    ['no time', { validUntil: undefined }],
  ])('cannot be read with %s: its sum would be wrong', (_, change) =>
    expect(parseQuote({ ...stored, ...change })).toBeNull(),
  )
})

describe('the sum', () => {
  test('adds what is available and the extras, in whole kobo', () =>
    expect(sumQuote(quote)).toBe(375_000 + 100_001 + 300_000 - 50_000))

  test('rounds half of an odd price up', () =>
    expect(getLineAmount({ ...line, halves: 1, kobo: 101 })).toBe(51))

  test('of any quote is that of its lines, in whole kobo that JavaScript can count', () =>
    fc.assert(
      fc.property(anyQuote, ({ lines, extras }) => {
        const amounts = [...lines.map(getLineAmount), ...extras.map(({ kobo }) => kobo)]
        const sum = sumQuote({ lines, extras })
        expect(BigInt(sum)).toBe(amounts.reduce((total, kobo) => total + BigInt(kobo), 0n))
        expect(Number.isSafeInteger(sum)).toBe(true)
      }),
    ))
})
