import { expect, test } from 'vitest'
import { formatOpeningState } from '../../../domain/opening-hours/formatOpeningState'

// 9 March 2026 is a Monday.
test.each([
  ['2026-03-09T00:00', 'We open today at 09:00'],
  ['2026-03-09T08:59', 'We open today at 09:00'],
  ['2026-03-09T09:00', "We're open until 19:00"],
  ['2026-03-09T18:59', "We're open until 19:00"],
  ['2026-03-09T19:00', 'We open on Tuesday at 09:00'],
  ['2026-03-13T18:59', "We're open until 19:00"],
  ['2026-03-13T19:00', 'We open on Saturday at 10:00'],
  ['2026-03-14T09:59', 'We open today at 10:00'],
  ['2026-03-14T10:00', "We're open until 17:00"],
  ['2026-03-14T16:59', "We're open until 17:00"],
  ['2026-03-14T17:00', 'We open on Monday at 09:00'],
  ['2026-03-15T12:00', 'We open on Monday at 09:00'],
  ['2026-03-15T23:59', 'We open on Monday at 09:00'],
  // Lagos keeps its time when Europe and America change theirs.
  ['2026-03-30T08:59', 'We open today at 09:00'],
  ['2026-10-26T09:00', "We're open until 19:00"],
  ['2026-12-31T19:00', 'We open on Friday at 09:00'],
])('says at %s in Lagos: %s', (time, text) =>
  expect(formatOpeningState(Date.parse(`${time}+01:00`))).toBe(text),
)
