import { describe, expect, test } from 'vitest'
import { blockingTime, layoutShift } from '../../bench/report/loading'
import { median, percentile } from '../../bench/report/statistics'

describe('the middle of several runs', () => {
  test('of an odd number is one of them, of an even number lies between two', () => {
    expect(median([30, 10, 20])).toBe(20)
    expect(median([40, 10, 20, 30])).toBe(25)
  })

  test('a percentile lies between its neighbours in proportion', () => {
    expect(percentile([10, 20, 30, 40, 50], 95)).toBeCloseTo(48)
  })

  test('of nothing is refused', () => {
    expect(() => median([])).toThrow('nothing')
  })
})

describe('what loading is measured by', () => {
  test('only what a task takes beyond 50 ms after the first paint blocks', () => {
    const tasks = [
      { at: 100, ms: 300 },
      { at: 450, ms: 200 },
      { at: 900, ms: 60 },
    ]
    expect(blockingTime(tasks, 500)).toBe(100 + 10)
  })

  test('shifts add up within a burst, and the worst burst counts', () => {
    const shifts = [
      { at: 100, value: 0.1 },
      { at: 600, value: 0.2 },
      { at: 3000, value: 0.15 },
    ]
    expect(layoutShift(shifts)).toBeCloseTo(0.3)
    expect(layoutShift([])).toBe(0)
  })

  test('a burst lasts five seconds at most', () => {
    const shifts = Array.from({ length: 10 }, (_, n) => ({ at: n * 900, value: 0.1 }))
    expect(layoutShift(shifts)).toBeCloseTo(0.6)
  })
})
