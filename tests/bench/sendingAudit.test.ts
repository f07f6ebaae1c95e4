import { describe, expect, test } from 'vitest'
import { type Audit, audit, type Standing } from '../../bench/sending/audit'
import type { Trace } from '../../bench/sending/trace'

const outage = { from: 10_000, to: 20_000 }

const traceOf = (id: string): Trace => ({
  ...{ id, list: `list ${id}`, extra: 'none', waits: 0, failures: 0, isBehind: false },
  ...{ pressedAt: 0, knownAt: 1 },
})
const standingOf = (id: string, uid: string, createdAt: number): Standing => ({
  ...{ id, uid, createdAt, list: `list ${id}` },
})

const senders = [[traceOf('a1'), traceOf('a2')], [traceOf('b1')]]
const [a1, a2, b1] = [standingOf('a1', 'a', 0), standingOf('a2', 'a', 30_000), standingOf('b1', 'b', 5)]
const sound = { requests: [a1, a2, b1], stamps: ['requests/a2', 'requests/b1'] }
const clean: Audit = {
  ...{ pressed: 3, arrived: 3, lost: 0, doubled: 0 },
  ...{ unpaid: 0, splitSenders: 0, inOutage: 0, untold: 0 },
}

describe('what stands in the database against what was pressed', () => {
  test('each arrived once', () => {
    expect(audit(senders, sound, outage)).toEqual(clean)
  })

  test.each<[string, Standing[], Partial<Audit>]>([
    ['one is lost', [a1, b1], { arrived: 2, lost: 1 }],
    [
      'one stands twice, under an id that no sender made',
      [a1, a2, b1, { ...b1, id: 'b2', createdAt: 30_005 }],
      { doubled: 1, splitSenders: 1 },
    ],
    [
      'two of those that were sent say the same',
      [a1, a2, { ...b1, list: 'list a1' }],
      { doubled: 1, splitSenders: 1 },
    ],
    ['one came before its sender had rested', [a1, { ...a2, createdAt: 29_999 }, b1], { unpaid: 1 }],
    ['one is of a second account', [a1, { ...a2, uid: 'c' }, b1], { splitSenders: 1 }],
    ['one was written in the outage', [a1, a2, { ...b1, createdAt: 10_001 }], { inOutage: 1 }],
  ])('%s', (_, requests, found) => {
    expect(audit(senders, { ...sound, requests }, outage)).toEqual({ ...clean, ...found })
  })

  test('one stamp was given twice', () => {
    const stamps = ['requests/b1', 'requests/b1']
    expect(audit(senders, { ...sound, stamps }, outage)).toEqual({ ...clean, unpaid: 1 })
  })

  test('a sender was not told of one that stands there', () => {
    const untold = [[traceOf('a1'), traceOf('a2')], [{ ...traceOf('b1'), knownAt: null }]]
    expect(audit(untold, sound, outage)).toEqual({ ...clean, untold: 1 })
  })
})
