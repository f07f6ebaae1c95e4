import { describe, expect, test } from 'vitest'
import type { KindOutcomes } from '../arrivals/countArrivalOutcomes'
import type { OutageResult } from '../outage/measureOutages'
import { SimulatedClock } from '../outage/simulatedClock'
import { holdsOutage, renderOutageReport } from '../report/renderOutageReport'

describe('the simulated clock', () => {
  test('stands still, and jumps when all that runs waits', async () => {
    const clock = new SimulatedClock(1000)
    const ends: number[] = []
    const wait = async (ms: number) => {
      await clock.wait(ms)
      ends.push(clock.now())
    }
    await Promise.all([wait(18_000), wait(500).then(() => wait(500)), wait(500)])
    expect(ends).toEqual([1500, 1500, 2000, 19_000])
  })

  test('never goes back', () => {
    const clock = new SimulatedClock(1000)
    clock.moveTo(500)
    expect(clock.now()).toBe(1000)
  })
})

const answerMail: KindOutcomes = {
  ...{ kind: 'answerMail', expected: 10, missing: 0, sent: 10, lost: 0, doubled: 0 },
  ...{ failed: 0, failedButArrived: 0, unsettled: 0 },
}
const result: OutageResult = {
  ...{ title: 'is not reached', kinds: [answerMail], announced: 5, items: 5, attempts: 3 },
  ...{ drainedMs: 600_000, longestRunMs: 151_000 },
}

test('the report has a row for each outage', () => {
  const report = renderOutageReport({ results: [result], firestore: 'hidane' })
  expect(report).toMatch(
    /\| is not reached +\| 10 +\| 0 +\| 0 +\| 0 +\| 3 +\| 151 s +\| 10\.0 min +\| holds +\|/,
  )
})

test.each<[string, Partial<OutageResult>]>([
  ['lost one', { kinds: [{ ...answerMail, lost: 1 }] }],
  ['sent one twice', { kinds: [{ ...answerMail, doubled: 1 }] }],
  ['failed for good', { kinds: [{ ...answerMail, failed: 1 }] }],
  ['left one waiting', { kinds: [{ ...answerMail, unsettled: 1 }] }],
  ['told the business of too few items', { announced: 4 }],
  ['told the business of an item twice', { announced: 6 }],
  ['took longer than a quarter of an hour', { drainedMs: 900_001 }],
])('an outage does not hold that %s', (_, change) => {
  expect(holdsOutage(result)).toBe(true)
  expect(holdsOutage({ ...result, ...change })).toBe(false)
})
