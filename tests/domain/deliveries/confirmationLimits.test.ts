import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addConfirmation, confirmationLimits } from '../../../domain/deliveries/confirmationLimits'

const hourMs = 3_600_000
const { address, total } = confirmationLimits

/** Sends as many confirmations as allowed at these times; returns the times at which one went. */
function sendAt(attempts: readonly number[], limits: Parameters<typeof addConfirmation>[1]): number[] {
  const sent: number[] = []
  let times: number[] = []
  for (const now of attempts) {
    const added = addConfirmation(times, limits, now)
    if (!added) continue
    times = added
    sent.push(now)
  }
  return sent
}

const countBetween = (times: readonly number[], from: number, to: number) =>
  times.filter((time) => time > from && time <= to).length

test('an address gets five confirmations in an hour, and the next one an hour after the first', () => {
  const minutes = Array.from({ length: 61 }, (_, minute) => minute * 60_000)
  expect(sendAt(minutes, address)).toEqual([0, 1, 2, 3, 4, 60].map((minute) => minute * 60_000))
})

test('no hour has more than five to an address or 200 in all, and no day more than twenty to an address', () => {
  const gaps = fc.array(fc.integer({ min: 0, max: 40 * 60_000 }), { maxLength: 120 })
  fc.assert(
    fc.property(gaps, (waits) => {
      const attempts = waits.map((_, index) => waits.slice(0, index + 1).reduce((sum, wait) => sum + wait, 0))
      const sent = sendAt(attempts, address)
      for (const time of sent) {
        expect(countBetween(sent, time - hourMs, time)).toBeLessThanOrEqual(5)
        expect(countBetween(sent, time - 24 * hourMs, time)).toBeLessThanOrEqual(20)
      }
    }),
  )
  expect(
    sendAt(
      Array.from({ length: 300 }, () => 1),
      total,
    ),
  ).toHaveLength(200)
})

test('what no limit counts any more is not kept', () => {
  expect(addConfirmation([0, hourMs], address, 24 * hourMs)).toEqual([hourMs, 24 * hourMs])
})
