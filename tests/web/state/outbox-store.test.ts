import { describe, expect, test, vi } from 'vitest'
import { createOutbox } from '../../../web/state/outboxStore'
import { createOutboxSender } from '../../../web/state/outboxSender'
import { isOutboxUsed, outboxStorageKey } from '../../../web/state/outboxUsage'
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

const no = () => false

describe('the outbox', () => {
  test('restores its items when it is opened again, and leaves nothing in storage once it is empty', () => {
    const { outbox, storage } = openTestOutbox([sentOutcome])
    expect(outbox.add(createTestRequestSubmission('Ada'))).toBe(true)
    expect(isOutboxUsed(storage)).toBe(true)
    expect(createOutbox(storage).read()).toEqual(outbox.read())
    outbox.remove(() => true)
    expect([...storage.texts.keys()]).toEqual([])
  })

  test.each(['{{{', 'null', '"x"', '[null, 7, {"outgoing":{"id":"x"}}]'])(
    'is empty when storage holds %s',
    (text) => expect(createOutbox(createMemoryStorage({ [outboxStorageKey]: text })).read()).toEqual([]),
  )

  test.each([
    ['read', { read: () => null, write: no, remove: no, isReadable: no }, false],
    ['write', { write: no }, false],
    ['remove', { remove: no }, true],
  ])(
    'keeps a submission in memory and sends it where the storage can not %s',
    async (_, broken, isStored) => {
      const outbox = createOutbox({ ...createMemoryStorage(), ...broken })
      expect(outbox.add(createTestRequestSubmission('Ada'))).toBe(isStored)
      expect(outbox.isPersisted()).toBe(isStored)
      outbox.reload()
      expect(outbox.read()).toHaveLength(1)
      await createOutboxSender(
        outbox,
        () => Promise.resolve(sentOutcome),
        (task) => task(),
      ).sendPending()
      expect(outbox.read().map(({ delivery }) => delivery.is)).toEqual(['sent'])
      outbox.remove(() => true)
      outbox.reload()
      expect(outbox.read()).toEqual([])
    },
  )

  test('keeps its items while reads fail for a moment', () => {
    const storage = createMemoryStorage()
    let isReadable = true
    const outbox = createOutbox({
      ...storage,
      read: (key) => (isReadable ? storage.read(key) : null),
      isReadable: () => isReadable,
    })
    outbox.add(createTestRequestSubmission('Ada'))
    isReadable = false
    outbox.reload()
    expect(outbox.read()).toHaveLength(1)
  })

  test('reports malformed items once, and removes them from storage', () => {
    const { outbox, storage } = openTestOutbox([sentOutcome])
    outbox.add(createTestRequestSubmission('Ada'))
    const items = outbox.read()
    const [item] = JSON.parse(storage.read(outboxStorageKey) ?? '') as unknown[]
    storage.write(outboxStorageKey, JSON.stringify([item, { outgoing: {} }, item]))
    outbox.reload()
    expect(outbox.removeMalformed()).toBe(2)
    expect(outbox.removeMalformed()).toBe(0)
    expect(createOutbox(storage).removeMalformed()).toBe(0)
    expect(createOutbox(storage).read()).toEqual(items)
  })

  test('keeps an item that another tab has added', () => {
    const { outbox, storage } = openTestOutbox([sentOutcome])
    outbox.read()
    createOutbox(storage).add(createTestRequestSubmission('Ben'))
    outbox.add(createTestRequestSubmission('Ada'))
    expect(outbox.read().map(({ submission }) => submission.fields)).toHaveLength(2)
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
        .map(({ delivery }) => delivery.is),
    ).toEqual(['waiting'])
  })
})
