import { describe, expect, test } from 'vitest'
import type { Delivery } from '../../../domain/deliveries/delivery'
import { createDelivery } from './createDelivery'
import { summarizeDeliveries } from '../../../domain/deliveries/summarizeDeliveries'

// 14:40 in Lagos.
const now = Date.UTC(2026, 10, 20, 13, 40)
const refusal = 'The mail server refused the address (550).'

const createRecent = (changes: Partial<Delivery> = {}) =>
  createDelivery({ updatedAt: new Date(now - 5 * 60_000), ...changes })

const summarizeOne = (...deliveries: Partial<Delivery>[]) =>
  summarizeDeliveries(deliveries.map(createRecent), now).toSender[0]

const emailStates: [string, Partial<Delivery>][] = [
  ['Sent at 14:35', {}],
  ['Sent on 19 November at 14:40', { updatedAt: new Date(now - 86_400_000) }],
  ['Sending…', { status: 'sending' }],
  ['Waiting to be sent', { status: 'waiting', attempts: 0, dueAt: new Date(now) }],
  [
    'The mail server is busy. Next try at 14:45 (attempt 3)',
    { status: 'waiting', attempts: 2, dueAt: new Date(now + 300_000), error: 'The mail server is busy.' },
  ],
  ['Next try in a moment (attempt 6)', { status: 'waiting', attempts: 5, dueAt: new Date(now - 1) }],
  ['Next try in a moment (attempt 2)', { status: 'waiting', attempts: 1 }],
  [`Failed: ${refusal}`, { status: 'failed', error: refusal }],
  ['Failed', { status: 'failed' }],
]

describe('An e-mail', () => {
  test.each(emailStates)('is shown as “%s”', (state, fields) =>
    expect(summarizeOne(fields)?.state).toBe(state),
  )

  test('can be sent again once it has failed', () => {
    expect(summarizeOne({})).toMatchObject({ isFailed: false, failedId: null })
    expect(summarizeOne({ status: 'waiting', error: 'x' })).toMatchObject({ isFailed: false, failedId: null })
    expect(summarizeOne({ status: 'failed' })).toMatchObject({
      isFailed: true,
      failedId: 'requests-a-answerMail',
    })
  })
})

describe('Push messages', () => {
  const push = (fields: Partial<Delivery> = {}) => ({ ...fields, kind: 'answerPush' as const })

  test('of one kind share a line, with the newest time', () => {
    const older = push({ updatedAt: new Date(now - 20 * 60_000) })
    expect(summarizeOne(older, push(), older)).toMatchObject({
      title: 'Alert about the answer on 3 devices',
      state: 'Sent at 14:35',
    })
    expect(summarizeOne(push())?.title).toBe('Alert about the answer on 1 device')
  })

  test('are counted by their state, and cannot be sent again', () => {
    const gone = 'The device was switched off.'
    const failed = push({ status: 'failed', error: gone })
    expect(summarizeOne(push(), failed, push({ status: 'sending' }), push({ status: 'waiting' }))).toEqual({
      kind: 'answerPush',
      title: 'Alert about the answer on 4 devices',
      state: `1 sent, 2 on the way, 1 failed: ${gone}`,
      isFailed: true,
      failedId: null,
    })
    expect(summarizeOne(failed, failed)?.state).toBe(`Failed: ${gone}`)
    expect(summarizeOne(push(), push({ status: 'sending' }))?.state).toBe('1 sent, 1 on the way')
  })
})

test('What went to the sender is apart from what went to the business, each in the order of events', () => {
  const kinds = ['latePush', 'answerPush', 'arrivalMail', 'answerMail', 'confirmationMail'] as const
  const { toSender, toBusiness } = summarizeDeliveries(
    kinds.map((kind) => createRecent({ kind })),
    now,
  )
  expect(toSender.map(({ title }) => title)).toEqual([
    'Confirmation e-mail',
    'E-mail with the answer',
    'Alert about the answer on 1 device',
  ])
  expect(toBusiness.map(({ title }) => title)).toEqual([
    'E-mail about it',
    'Alert that it is late on 1 device',
  ])
})
