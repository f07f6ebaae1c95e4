import { expect, test } from 'vitest'
import {
  canSendAgain,
  getRateLimitWaitMs,
  toDocumentPath,
  sendIntervalSeconds,
} from '../../../domain/sending/rateLimit'
import { maxDocumentsPerQuery } from '../../../domain/sent-items/sentItemLimits'
import { expectedQueryLimits, sendIntervalTestCases } from '../../schemas/sentItemCases'

const now = new Date('2026-03-02T09:00:00Z')
const secondsBefore = (seconds: number) => new Date(now.getTime() - seconds * 1000)

test.each(sendIntervalTestCases)(
  '$seconds s after a send the next one is allowed: $rested',
  ({ seconds, rested }) => expect(canSendAgain(secondsBefore(seconds), now)).toBe(rested),
)

test('a send is allowed after the whole interval, and not a millisecond earlier', () => {
  const lastSentAt = secondsBefore(sendIntervalSeconds)
  expect(canSendAgain(lastSentAt, now)).toBe(true)
  expect(canSendAgain(new Date(lastSentAt.getTime() + 1), now)).toBe(false)
})

test('the wait is never longer than the interval, even after a send in the future', () =>
  expect(getRateLimitWaitMs(now.getTime() + 86_400_000, now.getTime())).toBe(sendIntervalSeconds * 1000))

test('queries have the limits of the rules', () => expect(maxDocumentsPerQuery).toEqual(expectedQueryLimits))

test('a stamp names its document by collection and id', () =>
  expect(toDocumentPath('requests', 'AbCdEfGhIjKlMnOpQrSt')).toBe('requests/AbCdEfGhIjKlMnOpQrSt'))
