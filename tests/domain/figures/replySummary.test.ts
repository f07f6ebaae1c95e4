import { describe, expect, test } from 'vitest'
import { formatDay, formatHour, formatMinutes, formatWeek } from '../../../domain/figures/formatFigures'
import { getReplyParts, summarizeReplies } from '../../../domain/figures/replySummary'

describe('the median and the 90th percentile', () => {
  test.each([
    [{}, null, null],
    [{ 12: 1 }, 12, 12],
    [{ 2: 1, 10: 1 }, 2, 10],
    [{ 100: 1, 9: 8, 30: 1 }, 9, 30],
    [{ 0: 5, 45: 4, 46: 2 }, 45, 46],
  ])('of the minutes %j are %j and %j', (minutes, medianMinutes, p90Minutes) =>
    expect(summarizeReplies({ minutes })).toMatchObject({ medianMinutes, p90Minutes }),
  )
})

test('received items are answered in time, late with or without an answer, or waiting', () => {
  const counters = { received: 10, answered: 6, late: 3, minutes: { 45: 4, 46: 2 } }
  expect(getReplyParts(counters)).toEqual({ inTime: 4, late: 3, waiting: 3 })
})

describe('figures are shown as', () => {
  test.each([
    [formatMinutes(null), '–'],
    [formatMinutes(0), '0 min'],
    [formatMinutes(59), '59 min'],
    [formatMinutes(70), '1 h 10 min'],
    [formatMinutes(125), '2 h 5 min'],
    [formatMinutes(180), '3 h'],
    [formatDay('2026-11-03'), 'Tue 3 Nov'],
    [formatWeek('2026-11-26'), '26 Nov to 2 Dec'],
    [formatHour(9), '09:00'],
  ])('%s', (text, expected) => expect(text).toBe(expected))
})
