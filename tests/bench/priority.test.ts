import { describe, expect, test } from 'vitest'
import { parsePriority, urgencyOfWeight } from '../../bench/line/priority'

describe('the priority that a browser gives a request', () => {
  test.each([
    ['u=0, i', { urgency: 0, incremental: true }],
    ['u=1', { urgency: 1, incremental: false }],
    ['i', { urgency: 3, incremental: true }],
    [undefined, { urgency: 3, incremental: false }],
    ['u=9, x', { urgency: 3, incremental: false }],
  ])('%j', (header, priority) => {
    expect(parsePriority(header)).toEqual(priority)
  })

  test.each([
    [256, 0],
    [147, 3],
    [74, 5],
    [1, 7],
  ])('the weight %d of a later frame is urgency %d', (weight, urgency) => {
    expect(urgencyOfWeight(weight)).toBe(urgency)
  })
})
