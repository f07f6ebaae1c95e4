import { describe, expect, test } from 'vitest'
import { crowd, planOf } from '../../bench/sending/plan'

const plans = Array.from({ length: crowd.senders }, (_, sender) => planOf(sender))

describe('what a crowd of senders does', () => {
  test('two hundred send five each, and no two of the thousand texts are the same', () => {
    expect(plans).toHaveLength(200)
    expect(new Set(plans.flat().map(({ list }) => list)).size).toBe(1000)
  })

  test('a sender presses when they may again, and now and then too early', () => {
    const rests = plans.flatMap((plan) =>
      plan.slice(1).map(({ afterMs }, at) => afterMs - (plan[at]?.afterMs ?? 0)),
    )
    expect(rests.filter((ms) => ms < 30_000)).toHaveLength(160)
    expect(Math.min(...rests)).toBeGreaterThan(20_000)
  })

  test.each(['pressedTwice', 'secondTab', 'sentAgain', 'sentBeside'])('some requests are %s', (extra) => {
    const some = plans.flat().filter((press) => press.extra === extra)
    expect(some.length).toBeGreaterThan(50)
    expect(some.length).toBeLessThan(150)
  })

  test('nothing is sent beside the first request of a sender', () => {
    expect(plans.some(([first]) => first?.extra === 'sentBeside')).toBe(false)
  })
})
