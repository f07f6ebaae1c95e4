import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { addCounters, type Counters, isZero, parseCounters } from '../../../domain/figures/counters'

// A name is either always a number or always a tree, as in the figures of a day.
const counters: fc.Arbitrary<Counters> = fc.record({
  received: fc.integer({ min: -9, max: 9 }),
  minutes: fc.dictionary(fc.constantFrom('3', '45', '46'), fc.integer({ min: -9, max: 9 })),
  hours: fc.dictionary(fc.constantFrom('9', '18'), fc.record({ received: fc.integer({ min: -9, max: 9 }) })),
})

describe('addCounters', () => {
  test('adds numbers of the same name at each level', () => {
    const first = { received: 1, minutes: { 12: 1 }, hours: { 9: { late: 1 } } }
    const second = { received: 2, minutes: { 12: 3, 45: 1 }, hours: { 9: { late: 1 }, 18: { late: 1 } } }
    expect(addCounters(first, second)).toEqual({
      received: 3,
      minutes: { 12: 4, 45: 1 },
      hours: { 9: { late: 2 }, 18: { late: 1 } },
    })
  })

  test('subtracts what it added, in any order', () =>
    fc.assert(
      fc.property(counters, counters, counters, (a, b, c) => {
        const sum = addCounters(addCounters(a, b), c)
        expect(addCounters(addCounters(sum, b, -1), c, -1)).toEqual(addCounters({}, a))
        expect(addCounters(addCounters(c, a), b)).toEqual(sum)
      }),
    ))

  test('leaves out what is 0', () => {
    const counted = { received: 1, hours: { 9: { late: 1 } } }
    expect(addCounters(counted, counted, -1)).toEqual({})
    expect(isZero({ received: 0, hours: { 9: { late: 0 } } })).toBe(true)
    expect(isZero(counted)).toBe(false)
  })
})

test('parseCounters keeps whole numbers and trees of them, and leaves out the rest', () => {
  const stored = {
    received: 2,
    late: 0,
    answered: '1',
    minutes: { 45: 1, 46: 0.5 },
    hours: null,
    at: new Date(),
  }
  expect(parseCounters(stored)).toEqual({ received: 2, minutes: { 45: 1 } })
  expect(parseCounters('2')).toEqual({})
})
