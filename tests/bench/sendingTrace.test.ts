import { describe, expect, test } from 'vitest'
import { heldBy, timesHeldBy, type Trace } from '../../bench/sending/trace'

const outage = { from: 1000, to: 2000 }

const traceOf = (change: Partial<Trace>): Trace => ({
  ...{ id: 'a', list: 'b', extra: 'none', waits: 0, failures: 0, isBehind: false },
  ...{ pressedAt: 100, knownAt: 200 },
  ...change,
})

describe('what held a request up', () => {
  test.each<[string, Partial<Trace>, string]>([
    ['nothing', {}, 'nothing'],
    ['the 30 s', { waits: 1 }, 'pace'],
    ['an earlier one', { isBehind: true }, 'pace'],
    ['the outage that came before its answer', { pressedAt: 900, knownAt: 2100 }, 'outage'],
    ['the outage in which it was pressed', { pressedAt: 1900, knownAt: 2100 }, 'outage'],
    ['the outage that it never came out of', { pressedAt: 900, knownAt: null }, 'outage'],
    ['nothing after the outage', { pressedAt: 2000, knownAt: 2100 }, 'nothing'],
  ])('%s', (_, change, cause) => {
    expect(heldBy([traceOf(change)], outage)).toEqual([cause])
  })

  test('the outage, for what queues behind one that it caught', () => {
    const caught = traceOf({ pressedAt: 1900, knownAt: 2100 })
    const behind = traceOf({ pressedAt: 2050, knownAt: 32_100, isBehind: true, waits: 1 })
    expect(heldBy([caught, behind, traceOf({ pressedAt: 50_000, knownAt: 50_010 })], outage)).toEqual([
      ...['outage', 'outage', 'nothing'],
    ])
  })
})

test('times are counted from the press, by what held the request up, without those that never came', () => {
  const senders = [
    [traceOf({ knownAt: 130 }), traceOf({ pressedAt: 900, knownAt: 2300 })],
    [traceOf({ knownAt: 150 }), traceOf({ pressedAt: 1900, knownAt: null })],
  ]
  expect(timesHeldBy('nothing', senders, outage)).toEqual([30, 50])
  expect(timesHeldBy('outage', senders, outage)).toEqual([1400])
})
