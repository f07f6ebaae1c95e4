import { expect, test } from 'vitest'
import { getRateLimitWaitMs, toDocumentPath, sendIntervalSeconds } from '../../../domain/sending/rateLimit'
import { maxDocumentsPerQuery } from '../../../domain/sent-items/sentItemLimits'
import { expectedQueryLimits, sendIntervalTestCases } from '../../schemas/sentItemCases'

const now = Date.parse('2026-03-02T09:00:00Z')
const intervalMs = sendIntervalSeconds * 1000

test.each(sendIntervalTestCases)(
  '$seconds s after a send the next one is allowed: $rested',
  ({ seconds, rested }) => expect(getRateLimitWaitMs(now - seconds * 1000, now) === 0).toBe(rested),
)

test('a send is allowed after the whole interval, and not a millisecond earlier', () => {
  expect(getRateLimitWaitMs(now - intervalMs, now)).toBe(0)
  expect(getRateLimitWaitMs(now - intervalMs + 1, now)).toBe(1)
})

test('the wait is never longer than the interval, even after a send in the future', () =>
  expect(getRateLimitWaitMs(now + 86_400_000, now)).toBe(intervalMs))

test('queries have the limits of the rules', () => expect(maxDocumentsPerQuery).toEqual(expectedQueryLimits))

test('a stamp names its document by collection and id', () =>
  expect(toDocumentPath('requests', 'AbCdEfGhIjKlMnOpQrSt')).toBe('requests/AbCdEfGhIjKlMnOpQrSt'))
