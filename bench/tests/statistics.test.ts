import { describe, expect, test } from 'vitest'
import { computeBlockingTime, computeLayoutShift } from '../report/loadMetrics'
import { median, percentile } from '../report/statistics'

describe('percentiles', () => {
  test('the median of an even number of values is the mean of the middle two', () => {
    expect(median([30, 10, 20])).toBe(20)
    expect(median([40, 10, 20, 30])).toBe(25)
  })

  test('are interpolated between two values', () => {
    expect(percentile([10, 20, 30, 40, 50], 95)).toBeCloseTo(48)
  })

  test('of no values throw', () => {
    expect(() => median([])).toThrow('no values')
  })
})

describe('load metrics', () => {
  test('blocking time counts what tasks take beyond 50 ms after the first paint', () => {
    const tasks = [
      { at: 100, ms: 300 },
      { at: 450, ms: 200 },
      { at: 900, ms: 60 },
    ]
    expect(computeBlockingTime(tasks, 500)).toBe(100 + 10)
  })

  test('layout shift is the sum of the worst burst', () => {
    const shifts = [
      { at: 100, value: 0.1 },
      { at: 600, value: 0.2 },
      { at: 3000, value: 0.15 },
    ]
    expect(computeLayoutShift(shifts)).toBeCloseTo(0.3)
    expect(computeLayoutShift([])).toBe(0)
  })

  test('a burst lasts five seconds at most', () => {
    const shifts = Array.from({ length: 10 }, (_, n) => ({ at: n * 900, value: 0.1 }))
    expect(computeLayoutShift(shifts)).toBeCloseTo(0.6)
  })
})
