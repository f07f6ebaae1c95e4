import { expect, test } from 'vitest'
import { createRateLimiter } from '../../functions/api/createRateLimiter'

const minuteMs = 60_000

test('a caller may make so many requests in a minute, and again in the next', () => {
  const { take } = createRateLimiter(2)
  expect([take('a', 0), take('a', 1), take('a', 2)]).toEqual([true, true, false])
  expect(take('a', minuteMs - 1)).toBe(false)
  expect(take('a', minuteMs)).toBe(true)
})

test('looking whether a caller has room counts nothing', () => {
  const { hasRoom, take } = createRateLimiter(1)
  expect([hasRoom('a', 0), hasRoom('a', 0), take('a', 0), hasRoom('a', 0)]).toEqual([true, true, true, false])
  expect(hasRoom('a', minuteMs)).toBe(true)
})

test('callers do not count for each other', () => {
  const { take } = createRateLimiter(1)
  expect([take('a', 0), take('b', 0), take('a', 0)]).toEqual([true, true, false])
})

test('the limiter forgets all callers rather than keep more than 10,000', () => {
  const { take } = createRateLimiter(1)
  for (let caller = 0; caller < 10_000; caller++) take(String(caller), 0)
  expect(take('0', 0)).toBe(true)
})
