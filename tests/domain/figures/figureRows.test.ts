import { describe, expect, test } from 'vitest'
import {
  listChannelRows,
  listStaffRows,
  listTopProductRows,
  listWeekHourRows,
  listWeekRows,
  maxTopProducts,
} from '../../../domain/figures/figureRows'
import { getWeekday, listLastDates } from '../../../domain/figures/figuresDate'

// Wednesday 11 March 2026, a quarter past midnight in Lagos: the day before in UTC.
const now = Date.parse('2026-03-11T00:15+01:00')
const received = (count: number) => ({ received: count })

describe('the dates of the last days', () => {
  test('end with today in Lagos', () => {
    expect(listLastDates(3, now)).toEqual(['2026-03-09', '2026-03-10', '2026-03-11'])
    expect(getWeekday('2026-03-11')).toBe(3)
  })
})

describe('rows', () => {
  const dayRows = listLastDates(14, now).map((key, index) => ({
    key,
    counters: { ...received(1), hours: { [index < 7 ? 9 : 10]: received(index + 1) } },
  }))

  test('of weeks add up seven days each, so that the last one ends today', () =>
    expect(listWeekRows(dayRows)).toMatchObject([
      { key: '2026-02-26', counters: { received: 7 } },
      { key: '2026-03-05', counters: { received: 7 } },
    ]))

  test('of the hours of the week add up the same hour of the same weekday', () => {
    const rows = listWeekHourRows([
      ...dayRows,
      { key: '2026-03-12', counters: { hours: { 9: received(5) } } },
    ])
    expect(rows.slice(0, 2)).toEqual([
      { key: '1-9', counters: received(5) },
      { key: '1-10', counters: received(12) },
    ])
    expect(rows).toContainEqual({ key: '4-9', counters: received(6) })
  })

  test('of channels begin with the most used one', () => {
    const channels = { phone: { answered: 1 }, whatsapp: { answered: 3 } }
    expect(listChannelRows({ channels }).map(({ key }) => key)).toEqual(['whatsapp', 'phone'])
  })

  test('of staff join the names of one account, and show the one with most answers', () => {
    const staff = {
      's1 Sola': { answered: 2 },
      's2 Emeka': { answered: 4 },
      's1 Sola Staff': { answered: 3 },
    }
    expect(listStaffRows({ staff })).toEqual([
      { key: 's1', name: 'Sola Staff', counters: { answered: 5 } },
      { key: 's2', name: 'Emeka', counters: { answered: 4 } },
    ])
  })

  test('of products are the thirty with most requests, whatever their quantities, which have different units', () => {
    const products = Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [
        index + 1,
        { requests: index < 2 ? 9 : 1, halves: index + 1 },
      ]),
    )
    const rows = listTopProductRows({ products })
    expect(rows.map(({ key }) => key).slice(0, 4)).toEqual(['1', '2', '3', '4'])
    expect(rows).toHaveLength(maxTopProducts)
  })
})
