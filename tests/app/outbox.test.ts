import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openOutbox } from '../../web/state/outbox'
import { openSender } from '../../web/state/outboxSender'
import { isOutboxUsed, outboxKey } from '../../web/state/outboxUse'
import { safeStorage } from '../../web/state/safeStorage'
import { memoryStorage } from './memoryStorage'
import { noAnswer, open, request, sent, start } from './outboxOf'

beforeEach(() => {
  vi.useFakeTimers({ now: start })
})

afterEach(() => {
  vi.useRealTimers()
})

describe('the outbox', () => {
  test('survives: whoever opens it again finds what waits', () => {
    const { outbox, storage } = open([sent])
    expect(outbox.add(request('Ada'))).toBe(true)
    expect(openOutbox(storage).read()).toEqual(outbox.read())
  })

  test('leaves nothing behind when it is empty', () => {
    const { outbox, storage } = open([sent])
    outbox.add(request('Ada'))
    outbox.remove(() => true)
    expect([...storage.texts.keys()]).toEqual([])
  })

  test.each(['{{{', 'null', '"x"', '[null, 7, {"outgoing":{"id":"x"}}]'])('that kept %s is empty', (text) => {
    expect(openOutbox(memoryStorage({ [outboxKey]: text })).read()).toEqual([])
  })

  test('says where the browser does not keep it, and works on', async () => {
    const outbox = openOutbox(
      safeStorage(() => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }),
    )
    expect(outbox.add(request('Ada'))).toBe(false)
    expect(outbox.isKept()).toBe(false)
    await openSender(
      outbox,
      () => Promise.resolve(sent),
      (act) => act(),
    ).go()
    expect(outbox.read().map(({ standing }) => standing.is)).toEqual(['sent'])
  })

  test('adds to what another tab has written meanwhile', () => {
    const { outbox, storage } = open([sent])
    outbox.read()
    openOutbox(storage).add(request('Ben'))
    outbox.add(request('Ada'))
    expect(outbox.read().map(({ outgoing }) => outgoing.fields)).toHaveLength(2)
  })

  test('forgets confirmations of yesterday, and nothing that waits', async () => {
    const { outbox, sender, storage } = open([sent, noAnswer])
    outbox.add(request('Ada'))
    outbox.add(request('Ben'))
    await sender.go()
    vi.setSystemTime(start + 25 * 3_600_000)
    expect(
      openOutbox(storage)
        .read()
        .map(({ standing }) => standing.is),
    ).toEqual(['waiting'])
  })

  test('is known to be in use without being read', () => {
    open([sent]).outbox.add(request('Ada'))
    expect(isOutboxUsed()).toBe(true)
  })
})
