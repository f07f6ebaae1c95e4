import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createOutbox } from '../../web/state/outboxStore'
import { createOutboxSender } from '../../web/state/outboxSender'
import { isOutboxUsed, outboxStorageKey } from '../../web/state/outboxUsage'
import { createSafeStorage } from '../../web/browser/safeStorage'
import { createMemoryStorage } from './memoryStorage'
import {
  unreachableOutcome,
  openTestOutbox,
  createTestRequestSubmission,
  sentOutcome,
  fakeClockStartTimeMs,
} from './testOutbox'

beforeEach(() => {
  vi.useFakeTimers({ now: fakeClockStartTimeMs })
})

afterEach(() => {
  vi.useRealTimers()
})

describe('the outbox', () => {
  test('restores its items when it is opened again', () => {
    const { outbox, storage } = openTestOutbox([sentOutcome])
    expect(outbox.add(createTestRequestSubmission('Ada'))).toBe(true)
    expect(createOutbox(storage).read()).toEqual(outbox.read())
  })

  test('removes its key from storage when it is empty', () => {
    const { outbox, storage } = openTestOutbox([sentOutcome])
    outbox.add(createTestRequestSubmission('Ada'))
    outbox.remove(() => true)
    expect([...storage.texts.keys()]).toEqual([])
  })

  test.each(['{{{', 'null', '"x"', '[null, 7, {"outgoing":{"id":"x"}}]'])(
    'is empty when storage holds %s',
    (text) => {
      expect(createOutbox(createMemoryStorage({ [outboxStorageKey]: text })).read()).toEqual([])
    },
  )

  test('works without storage, and reports that it is not persisted', async () => {
    const outbox = createOutbox(
      createSafeStorage(() => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }),
    )
    expect(outbox.add(createTestRequestSubmission('Ada'))).toBe(false)
    expect(outbox.isPersisted()).toBe(false)
    await createOutboxSender(
      outbox,
      () => Promise.resolve(sentOutcome),
      (task) => task(),
    ).sendPending()
    expect(outbox.read().map(({ standing }) => standing.is)).toEqual(['sent'])
  })

  test('keeps an item that another tab has added', () => {
    const { outbox, storage } = openTestOutbox([sentOutcome])
    outbox.read()
    createOutbox(storage).add(createTestRequestSubmission('Ben'))
    outbox.add(createTestRequestSubmission('Ada'))
    expect(outbox.read().map(({ outgoing }) => outgoing.fields)).toHaveLength(2)
  })

  test('removes confirmations after a day, but no waiting item', async () => {
    const { outbox, sender, storage } = openTestOutbox([sentOutcome, unreachableOutcome])
    outbox.add(createTestRequestSubmission('Ada'))
    outbox.add(createTestRequestSubmission('Ben'))
    await sender.sendPending()
    vi.setSystemTime(fakeClockStartTimeMs + 25 * 3_600_000)
    expect(
      createOutbox(storage)
        .read()
        .map(({ standing }) => standing.is),
    ).toEqual(['waiting'])
  })

  test('is reported as used without being read', () => {
    openTestOutbox([sentOutcome]).outbox.add(createTestRequestSubmission('Ada'))
    expect(isOutboxUsed()).toBe(true)
  })
})
