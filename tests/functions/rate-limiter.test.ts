import { expect, test } from 'vitest'
import { createRateLimiter } from '../../functions/api/createRateLimiter'

const minuteMs = 60_000

test('a caller may make so many requests in a minute, and again in the next', () => {
  const isAllowed = createRateLimiter(2)
  expect([isAllowed('a', 0), isAllowed('a', 1), isAllowed('a', 2)]).toEqual([true, true, false])
  expect(isAllowed('a', minuteMs - 1)).toBe(false)
  expect(isAllowed('a', minuteMs)).toBe(true)
})

test('callers do not count for each other', () => {
  const isAllowed = createRateLimiter(1)
  expect([isAllowed('a', 0), isAllowed('b', 0), isAllowed('a', 0)]).toEqual([true, true, false])
})

test('the limiter forgets all callers rather than keep more than 10,000', () => {
  const isAllowed = createRateLimiter(1)
  for (let caller = 0; caller < 10_000; caller++) isAllowed(String(caller), 0)
  expect(isAllowed('0', 0)).toBe(true)
})
