import { describe, expect, test, vi } from 'vitest'
import type { SendOutcome } from '../../../domain/sending/submission'
import { createOutboxSender, type RunExclusively } from '../../../web/state/outboxSender'
import { outboxStorageKey } from '../../../web/state/outboxUsage'
import { createMemoryStorage } from '../memoryStorage'
import {
  unreachableOutcome,
  openTestOutbox,
  createTestRequestSubmission,
  sentOutcome,
  fakeClockStartTimeMs,
} from './testOutbox'
import { setUpFakeTimers } from '../setUpFakeTimers'

setUpFakeTimers({ now: fakeClockStartTimeMs })

const sentFields = (send: ReturnType<typeof openTestOutbox>['send']) =>
  send.mock.calls.map(([{ fields }]) => fields)

const waiting = { is: 'waiting', mayHaveArrived: false }

const brokenLocks: [string, RunExclusively][] = [
  ['refuses the lock', () => Promise.reject(new DOMException('no', 'SecurityError'))],
  [
    'throws when it is asked for the lock',
    () => {
      throw new TypeError('navigator.locks is undefined')
    },
  ],
  ['reports the lock as granted and runs nothing', () => Promise.resolve()],
]

describe('the outbox sender', () => {
  test('sends all waiting items once, oldest first, with those that were added meanwhile', async () => {
    const { outbox, sender, send, readStatuses } = openTestOutbox([sentOutcome])
    outbox.add(createTestRequestSubmission('Ada'))
    const firstRun = sender.sendPending()
    outbox.add(createTestRequestSubmission('Ben'))
    await Promise.all([firstRun, sender.sendPending()])
    expect(sentFields(send)).toEqual([
      createTestRequestSubmission('Ada').fields,
      createTestRequestSubmission('Ben').fields,
    ])
    expect(readStatuses()).toEqual([
      { is: 'sent', createdAt: fakeClockStartTimeMs + 1000 },
      { is: 'sent', createdAt: fakeClockStartTimeMs + 1000 },
    ])
  })

  test('tries again when there was no answer: after 2 s, 4 s, 8 s, and never more than a minute', async () => {
    const { outbox, sender, send, readStatuses } = openTestOutbox([unreachableOutcome])
    outbox.add(createTestRequestSubmission('Ada'))
    await sender.sendPending()
    for (const seconds of [2, 4, 8, 16, 32, 60, 60]) {
      const callCount = send.mock.calls.length
      await vi.advanceTimersByTimeAsync(seconds * 1000 - 1)
      expect(send).toHaveBeenCalledTimes(callCount)
      await vi.advanceTimersByTimeAsync(1)
      expect(send).toHaveBeenCalledTimes(callCount + 1)
    }
    expect(readStatuses()).toEqual([waiting])
  })

  test.each(brokenLocks)('waits between tries in a browser that %s', async (_, runExclusively) => {
    const run = vi.fn(runExclusively)
    const { outbox } = openTestOutbox([unreachableOutcome])
    const sender = createOutboxSender(outbox, () => Promise.resolve(unreachableOutcome), run)
    sender.start()
    outbox.add(createTestRequestSubmission('Ada'))
    await Promise.all([sender.sendPending(), sender.sendPending()])
    await vi.advanceTimersByTimeAsync(60_000)
    // At once, then after 2, 4, 8 and 16 s, and once more for the second request.
    expect(run.mock.calls.length).toBeLessThanOrEqual(6)
  })

  test('sends one of two copies that two tabs have submitted at the same moment', async () => {
    const storage = createMemoryStorage()
    const { outbox, sender, send } = openTestOutbox([sentOutcome], storage)
    const first = createTestRequestSubmission('Ada')
    const copy = { ...first, id: 'b'.repeat(20) }
    outbox.add(first)
    send.mockImplementationOnce(() => {
      // The other tab had not seen the first item when it wrote its own.
      const item = { outgoing: copy, standing: waiting }
      storage.write(outboxStorageKey, JSON.stringify([item]))
      return Promise.resolve(sentOutcome)
    })
    await sender.sendPending()
    expect(send.mock.calls.map(([{ id }]) => id)).toEqual([first.id])
    expect(outbox.read().map(({ submission, delivery }) => [submission.id, delivery.is])).toEqual([
      [first.id, 'sent'],
    ])
  })

  test('waits for the rate limit, and records until when', async () => {
    const { outbox, sender, send, readStatuses } = openTestOutbox([
      { kind: 'wait', waitMs: 25_000 },
      sentOutcome,
    ])
    outbox.add(createTestRequestSubmission('Ada'))
    await sender.sendPending()
    expect(outbox.activities().get(createTestRequestSubmission('Ada').id)).toEqual({
      is: 'resting',
      until: fakeClockStartTimeMs + 25_000,
    })
    await vi.advanceTimersByTimeAsync(24_999)
    expect(send).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(readStatuses().map(({ is }) => is)).toEqual(['sent'])
  })

  test.each([
    ['keeps a refused item', 'refused', 'refused'],
    ['leaves an item of another account waiting', 'otherAccount', 'waiting'],
  ] as const)('%s, and sends the next one', async (_, kind, status) => {
    const { outbox, sender, readStatuses } = openTestOutbox([{ kind }, sentOutcome])
    outbox.add(createTestRequestSubmission('Ada'))
    outbox.add(createTestRequestSubmission('Ben'))
    await sender.sendPending()
    expect(readStatuses().map(({ is }) => is)).toEqual([status, 'sent'])
  })

  test('records that an item may have arrived, until an attempt confirms it', async () => {
    const lostAnswer: SendOutcome = { kind: 'unreachable', mayHaveArrived: true }
    const { outbox, sender, readStatuses } = openTestOutbox([lostAnswer, unreachableOutcome, sentOutcome])
    outbox.add(createTestRequestSubmission('Ada'))
    await sender.sendPending()
    await sender.sendPending()
    expect(readStatuses()).toEqual([{ is: 'waiting', mayHaveArrived: true }])
    await sender.sendPending()
    expect(readStatuses().map(({ is }) => is)).toEqual(['sent'])
  })

  test('does not send an item that the visitor has removed', async () => {
    const { outbox, sender, send } = openTestOutbox([unreachableOutcome])
    outbox.add(createTestRequestSubmission('Ada'))
    await sender.sendPending()
    outbox.remove(() => true)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(send).toHaveBeenCalledTimes(1)
  })
})
