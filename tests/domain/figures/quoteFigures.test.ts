import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaultCalendar } from '../../../domain/opening-hours/calendar'
import { addCounters } from '../../../domain/figures/counters'
import { countQuote, listQuotedProducts, summarizeQuotes } from '../../../domain/figures/quoteFigures'
import type { Quote } from '../../../domain/quotes/quote'
import { sumQuote } from '../../../domain/quotes/sumQuote'

// A Monday, within business hours.
const createdAt = new Date('2026-03-09T13:50+01:00')
const line = { productId: '84', words: '', halves: 3, kobo: 250_050, mark: 'available' } as const
const quote: Quote = {
  lines: [
    line,
    { ...line, productId: '', words: 'Two jars', halves: 2, kobo: 100_000 },
    { ...line, productId: '1', kobo: 0, mark: 'notNow' },
  ],
  extras: [{ text: 'Delivery', kobo: 300_000 }],
  note: '',
  validUntil: new Date('2026-03-10T18:00+01:00'),
}
const accepted = {
  replyId: 'q',
  how: 'online',
  uid: 'ada',
  name: 'Ada',
  at: new Date('2026-03-09T14:20+01:00'),
} as const

describe('the figures of a quote', () => {
  test('have its sum, and what each product comes to', () => {
    const counters = { quotes: countQuote({ createdAt, accepted: null }, quote, defaultCalendar) }
    expect(summarizeQuotes(counters)).toEqual({
      quoted: { count: 1, kobo: 775_075 },
      accepted: { count: 0, kobo: 0 },
      acceptedPercent: 0,
      medianMinutes: null,
    })
    expect(listQuotedProducts(counters)).toEqual([
      { productId: '84', quoted: 375_075, accepted: 0 },
      { productId: '0', quoted: 100_000, accepted: 0 },
    ])
  })

  test('have the same as accepted, with the business minutes from the request to the yes', () => {
    const counters = { quotes: countQuote({ createdAt, accepted }, quote, defaultCalendar) }
    expect(summarizeQuotes(counters)).toMatchObject({
      accepted: { count: 1, kobo: 775_075 },
      acceptedPercent: 100,
      medianMinutes: 30,
    })
    expect(listQuotedProducts(counters)[0]).toEqual({ productId: '84', quoted: 375_075, accepted: 375_075 })
  })

  test('are none without a quote', () => {
    expect(countQuote({ createdAt, accepted: null }, null, defaultCalendar)).toEqual({})
    expect(summarizeQuotes({})).toMatchObject({ acceptedPercent: null, medianMinutes: null })
  })

  test('of many add up to the sums of their quotes, in whole kobo', () => {
    const quotes = fc.array(
      fc.array(
        fc.record({
          halves: fc.integer({ min: 1, max: 1998 }),
          kobo: fc.integer({ min: 1, max: 9_999_999 }),
        }),
        {
          minLength: 1,
          maxLength: 5,
        },
      ),
      { maxLength: 5 },
    )
    fc.assert(
      fc.property(quotes, (lists) => {
        const all = lists.map((lines): Quote => ({
          ...quote,
          lines: lines.map((each) => ({ ...line, ...each })),
        }))
        const total = all.reduce(
          (sum, each) =>
            addCounters(sum, { quotes: countQuote({ createdAt, accepted }, each, defaultCalendar) }),
          {},
        )
        expect(summarizeQuotes(total).accepted.kobo).toBe(all.reduce((sum, each) => sum + sumQuote(each), 0))
      }),
    )
  })
})
