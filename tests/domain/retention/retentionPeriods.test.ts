import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  getClosingTimeOfExpiredItems,
  getExpiredSendTime,
  isRecentSignIn,
} from '../../../domain/retention/retentionPeriods'

describe('the closing time of expired items', () => {
  test.each([
    ['2026-03-08T21:15:30.000Z', '2024-09-08T21:15:30.000Z'],
    ['2026-07-01T00:00:00.000Z', '2025-01-01T00:00:00.000Z'],
    // 18 months before are months without that day.
    ['2026-08-31T12:00:00.000Z', '2025-02-28T23:59:59.999Z'],
    ['2025-08-30T12:00:00.000Z', '2024-02-29T23:59:59.999Z'],
    ['2026-05-31T12:00:00.000Z', '2024-11-30T23:59:59.999Z'],
  ])('at %s is 18 months before, or the end of that month: %s', (now, closing) =>
    expect(getClosingTimeOfExpiredItems(Date.parse(now)).toISOString()).toBe(closing),
  )

  test('never comes before 18 months are over, and never moves back', () => {
    const someTime = fc.integer({ min: Date.UTC(2020), max: Date.UTC(2060) })
    fc.assert(
      fc.property(someTime, fc.nat(40 * 86_400_000), (now, passed) => {
        const closing = getClosingTimeOfExpiredItems(now)
        const monthsAgo = 18 + countMonths(closing) - countMonths(new Date(now))
        expect(monthsAgo).toBe(0)
        expect(closing.getUTCDate()).toBeLessThanOrEqual(new Date(now).getUTCDate())
        expect(getClosingTimeOfExpiredItems(now + passed) >= closing).toBe(true)
      }),
      // Half a day later on the next, in a month whose 18th before is shorter.
      { examples: [[Date.UTC(2041, 2, 30, 12), 43_200_000]] },
    )
  })
})

test('a time of sending is kept for a day', () =>
  expect(getExpiredSendTime(Date.parse('2026-03-08T21:15:30Z'))).toEqual(new Date('2026-03-07T21:15:30Z')))

test.each([
  [0, true],
  [5 * 60_000, true],
  [5 * 60_000 + 1, false],
  // The clocks of two servers differ by some seconds.
  [-2_000, true],
])('a sign-in %i ms ago is recent: %s', (ago, isRecent) => {
  const now = Date.parse('2026-03-08T21:15:30Z')
  expect(isRecentSignIn(now - ago, now)).toBe(isRecent)
})

function countMonths(date: Date): number {
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}
