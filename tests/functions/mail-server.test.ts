import { describe, expect, test } from 'vitest'
import { serverPauseMs } from '../../functions/attemptTimes'
import { catchDeliveryError } from '../../functions/deliveries/attemptDelivery'
import { isServerFailure, toServerChange } from '../../functions/deliveries/mailServer'

const now = Date.UTC(2026, 10, 25, 12)
const pausedUntil = new Date(now + serverPauseMs)
const leaseEnd = { pausedUntil: new Date(now) }

describe('the mail server', () => {
  test.each(['failed', 'refused'] as const)(
    'is not left alone after the first message that it %s',
    (outcome) =>
      expect(toServerChange({ id: 'a', outcome, failedId: null }, false, now)).toEqual({ failedId: 'a' }),
  )

  test.each([
    ['failed', 'a'],
    ['failed', 'b'],
    ['refused', 'b'],
  ] as const)('is left alone once a second attempt %s, after message %s', (outcome, failedId) => {
    const attempt = { id: 'a', outcome, failedId }
    expect(toServerChange(attempt, false, now)).toEqual({ failedId: 'a', pausedUntil })
    expect(isServerFailure(attempt)).toBe(true)
  })

  test('is not left alone because it refuses one message again and again', () => {
    const attempt = { id: 'a', outcome: 'refused', failedId: 'a' } as const
    expect(isServerFailure(attempt)).toBe(false)
    expect(toServerChange(attempt, false, now)).toEqual({ failedId: 'a' })
    expect(toServerChange(attempt, true, now)).toEqual({ failedId: 'a', ...leaseEnd })
  })

  test('works once it answers', () => {
    expect(toServerChange({ id: 'a', outcome: 'answered', failedId: 'b' }, true, now)).toBe('works')
    expect(toServerChange({ id: 'a', outcome: 'answered', failedId: null }, false, now)).toBeNull()
  })

  test('is no better known after an attempt that did not ask it, and the next may try it', () => {
    const attempt = { id: 'a', outcome: 'notAsked', failedId: 'b' } as const
    expect(toServerChange(attempt, true, now)).toEqual(leaseEnd)
    expect(toServerChange(attempt, false, now)).toBeNull()
    expect(isServerFailure(attempt)).toBe(false)
  })

  test('was not asked where our own code failed', async () =>
    expect(await catchDeliveryError(() => Promise.reject(new TypeError('x')))).toMatchObject({
      server: 'notAsked',
    }))
})
