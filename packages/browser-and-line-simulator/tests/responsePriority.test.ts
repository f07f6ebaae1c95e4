import { describe, expect, test } from 'vitest'
import { parsePriorityHeader, toUrgency } from '../network/responsePriority'

describe('the priority of a request', () => {
  test.each([
    ['u=0, i', { urgency: 0, incremental: true }],
    ['u=1', { urgency: 1, incremental: false }],
    ['i', { urgency: 3, incremental: true }],
    [undefined, { urgency: 3, incremental: false }],
    ['u=9, x', { urgency: 3, incremental: false }],
  ])('is parsed from the header %j', (header, priority) => {
    expect(parsePriorityHeader(header)).toEqual(priority)
  })

  test.each([
    [256, 0],
    [147, 3],
    [74, 5],
    [1, 7],
  ])('with the weight %d of a PRIORITY frame has urgency %d', (weight, urgency) => {
    expect(toUrgency(weight)).toBe(urgency)
  })
})
