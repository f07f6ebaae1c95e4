import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SendOutcome } from '../../web/domain/outgoing'
import { noAnswer, open, request, sent, start } from './outboxOf'

beforeEach(() => {
  vi.useFakeTimers({ now: start })
})

afterEach(() => {
  vi.useRealTimers()
})

const named = (send: ReturnType<typeof open>['send']) => send.mock.calls.map(([{ fields }]) => fields)

const waiting = { is: 'waiting', mayHaveArrived: false }

describe('the sender', () => {
  test('sends everything that waits, the oldest first, each once', async () => {
    const { outbox, sender, send, standings } = open([sent])
    outbox.add(request('Ada'))
    outbox.add(request('Ben'))
    await sender.go()
    await sender.go()
    expect(named(send)).toEqual([request('Ada').fields, request('Ben').fields])
    expect(standings()).toEqual([
      { is: 'sent', createdAt: start + 1000, aheadMs: 1000 },
      { is: 'sent', createdAt: start + 1000, aheadMs: 1000 },
    ])
  })

  test('does not send twice at a time, and takes along what came meanwhile', async () => {
    const { outbox, sender, send } = open([sent])
    outbox.add(request('Ada'))
    const first = sender.go()
    outbox.add(request('Ben'))
    await Promise.all([first, sender.go()])
    expect(send).toHaveBeenCalledTimes(2)
  })

  test('tries again when there was no answer: after 2 s, 4 s, 8 s, and never more than a minute', async () => {
    const { outbox, sender, send, standings } = open([noAnswer])
    outbox.add(request('Ada'))
    await sender.go()
    for (const seconds of [2, 4, 8, 16, 32, 60, 60]) {
      const before = send.mock.calls.length
      await vi.advanceTimersByTimeAsync(seconds * 1000 - 1)
      expect(send).toHaveBeenCalledTimes(before)
      await vi.advanceTimersByTimeAsync(1)
      expect(send).toHaveBeenCalledTimes(before + 1)
    }
    expect(standings()).toEqual([waiting])
  })

  test('asked again while it tries, it does not try twice in a row', async () => {
    const { outbox, sender, send } = open([noAnswer])
    outbox.add(request('Ada'))
    await Promise.all([sender.go(), sender.go()])
    expect(send).toHaveBeenCalledTimes(1)
  })

  test('tries at once when the network is back, and begins to count anew', async () => {
    const { outbox, sender, send } = open([noAnswer])
    outbox.add(request('Ada'))
    await sender.go()
    await vi.advanceTimersByTimeAsync(14_000)
    await sender.goAfresh()
    const before = send.mock.calls.length
    await vi.advanceTimersByTimeAsync(2000)
    expect(send).toHaveBeenCalledTimes(before + 1)
  })

  test('waits as long as the pace wants, and shows it', async () => {
    const { outbox, sender, send, standings } = open([{ kind: 'wait', forMs: 25_000 }, sent])
    outbox.add(request('Ada'))
    await sender.go()
    expect(outbox.activities().get(request('Ada').id)).toEqual({ is: 'resting', until: start + 25_000 })
    await vi.advanceTimersByTimeAsync(24_999)
    expect(send).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(standings().map(({ is }) => is)).toEqual(['sent'])
  })

  test('leaves what was refused as it is, and goes on to the next', async () => {
    const { outbox, sender, standings } = open([{ kind: 'refused' }, sent])
    outbox.add(request('Ada'))
    outbox.add(request('Ben'))
    await sender.go()
    await sender.go()
    expect(standings().map(({ is }) => is)).toEqual(['refused', 'sent'])
  })

  test('leaves what another account wrote waiting, and goes on to the next', async () => {
    const { outbox, sender, standings } = open([{ kind: 'elsewhere' }, sent])
    outbox.add(request('Ada'))
    outbox.add(request('Ben'))
    await sender.go()
    expect(standings().map(({ is }) => is)).toEqual(['waiting', 'sent'])
    expect(outbox.activities().get(request('Ada').id)).toEqual({ is: 'elsewhere' })
  })

  test('remembers that it may have arrived, until it is known', async () => {
    const lost: SendOutcome = { kind: 'unreachable', mayHaveArrived: true }
    const { outbox, sender, standings } = open([lost, noAnswer, sent])
    outbox.add(request('Ada'))
    await sender.go()
    await sender.go()
    expect(standings()).toEqual([{ is: 'waiting', mayHaveArrived: true }])
    await sender.go()
    expect(standings().map(({ is }) => is)).toEqual(['sent'])
  })

  test('does not send what the visitor took back', async () => {
    const { outbox, sender, send } = open([noAnswer])
    outbox.add(request('Ada'))
    await sender.go()
    outbox.remove(() => true)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(send).toHaveBeenCalledTimes(1)
  })
})
