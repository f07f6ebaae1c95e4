import { describe, expect, test } from 'vitest'
import { simulatedSenderCounts, createSubmissionPlan } from '../sending/sendingPlan'

const plans = Array.from({ length: simulatedSenderCounts.senders }, (_, sender) =>
  createSubmissionPlan(sender),
)

describe('the sending plan', () => {
  test('has 200 senders with five requests each, all with distinct texts', () => {
    expect(plans).toHaveLength(200)
    expect(new Set(plans.flat().map(({ list }) => list)).size).toBe(1000)
  })

  test('presses after the rate limit, and sometimes too early', () => {
    const intervals = plans.flatMap((plan) =>
      plan.slice(1).map(({ afterMs }, index) => afterMs - (plan[index]?.afterMs ?? 0)),
    )
    expect(intervals.filter((ms) => ms < 30_000)).toHaveLength(160)
    expect(Math.min(...intervals)).toBeGreaterThan(20_000)
  })

  test.each(['pressedTwice', 'secondTab', 'sentAgain', 'sentInParallel'])(
    'has requests that are %s',
    (extra) => {
      const presses = plans.flat().filter((press) => press.extra === extra)
      expect(presses.length).toBeGreaterThan(50)
      expect(presses.length).toBeLessThan(150)
    },
  )

  test('has no parallel attempt of the first request of a sender', () => {
    expect(plans.some(([first]) => first?.extra === 'sentInParallel')).toBe(false)
  })
})
