import { describe, expect, test } from 'vitest'
import { type Delivery, deliveryKinds } from '../../domain/deliveries/delivery'
import { toFailureFields } from '../../functions/deliveries/attemptDelivery'
import {
  attemptLeaseMs,
  attemptLimitMs,
  claimPeriodMs,
  eventTimeoutSeconds,
  scheduleTimeoutSeconds,
  serverPauseMs,
} from '../../functions/attemptTimes'
import { DeliveryError } from '../../functions/DeliveryError'
import { createDelivery } from '../domain/deliveries/createDelivery'

const now = Date.UTC(2026, 10, 25, 12)
const minuteMs = 60_000
const hourMs = 60 * minuteMs
const refusal = new DeliveryError('The mail server refused the address (451).')
const unknown = new DeliveryError('It may have arrived.', { mayHaveArrived: true })

function fail(change: Partial<Delivery>, error = refusal, hasFailed = false) {
  return toFailureFields(createDelivery({ triedSince: new Date(now), ...change }), error, now, hasFailed)
}

describe('a delivery that failed', () => {
  test.each([
    [1, 1],
    [2, 5],
    [3, 15],
    [4, 60],
    [40, 60],
  ])('waits after attempt %i for %i minutes', (attempts, minutes) =>
    expect(fail({ attempts })).toEqual({
      status: 'waiting',
      dueAt: new Date(now + minutes * minuteMs),
      error: refusal.message,
    }),
  )

  test('is tried for 24 hours, however often', () => {
    const attempts = 30
    expect(fail({ attempts, triedSince: new Date(now - 23 * hourMs) }).status).toBe('waiting')
    expect(fail({ attempts, triedSince: new Date(now - 23 * hourMs - 1) }).status).toBe('failed')
  })

  test('is tried again in the next run of the schedule while the mail server is down', () => {
    const outage = new DeliveryError('The mail server could not be reached.', { server: 'failed' })
    expect(fail({ attempts: 40 }, outage, true).dueAt).toEqual(new Date(now + serverPauseMs))
  })

  test('waits longer each time if the server refuses the message, also while it is left alone', () => {
    const spam = new DeliveryError('The mail server refused the message (554).', { server: 'refused' })
    expect(fail({ attempts: 40 }, spam, true).dueAt).toEqual(new Date(now + hourMs))
  })

  test('waits as long as its server asks', () => {
    const busy = new DeliveryError('Busy', { server: 'failed', retryAfterMs: 30 * minuteMs })
    expect(fail({}, busy).dueAt).toEqual(new Date(now + 30 * minuteMs))
  })

  test('fails at once if no attempt can succeed', () =>
    expect(fail({}, new DeliveryError('No such mailbox', { isPermanent: true })).status).toBe('failed'))
})

describe('a delivery of which nobody knows whether it arrived', () => {
  test('goes once more if it is an e-mail that its sender waits for, else fails', () => {
    const statuses = deliveryKinds.map((kind) => [kind, fail({ kind }, unknown).status])
    expect(Object.fromEntries(statuses)).toEqual({
      confirmationMail: 'waiting',
      answerMail: 'waiting',
      acceptedMail: 'waiting',
      arrivalMail: 'failed',
      lateMail: 'failed',
      arrivalPush: 'failed',
      answerPush: 'failed',
      dueSoonPush: 'failed',
      latePush: 'failed',
      remindPush: 'failed',
    })
  })

  test('fails when nobody knows a second time, whatever came between', () => {
    expect(fail({}, unknown)).toMatchObject({ status: 'waiting', mayHaveArrived: true })
    expect(fail({ mayHaveArrived: true }, refusal)).toMatchObject({ status: 'waiting' })
    expect(fail({ mayHaveArrived: true }, unknown)).toMatchObject({ status: 'failed', mayHaveArrived: true })
  })
})

test('an attempt ends before its claim and before its function, at an event and in a run of the schedule', () => {
  const slackMs = minuteMs
  expect(attemptLeaseMs).toBeGreaterThanOrEqual(attemptLimitMs + slackMs)
  expect(eventTimeoutSeconds * 1000).toBeGreaterThanOrEqual(attemptLimitMs + slackMs)
  expect(scheduleTimeoutSeconds * 1000).toBeGreaterThanOrEqual(claimPeriodMs + attemptLimitMs + slackMs)
})
