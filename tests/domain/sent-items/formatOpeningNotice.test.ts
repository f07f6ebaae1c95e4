import { expect, test } from 'vitest'
import { defaultCalendar } from '../../../domain/opening-hours/calendar'
import { formatOpeningNotice } from '../../../domain/sent-items/formatOpeningNotice'

test.each([
  ['2026-03-09T13:50', null],
  ['2026-03-09T18:15', null],
  ['2026-03-09T18:16', "We close soon. Write now, and we'll reply by 09:01 on Tuesday."],
  ['2026-03-09T19:00', "We're closed now. We open on Tuesday at 09:00 and will reply by 09:45."],
  ['2026-03-10T00:10', "We're closed now. We open today at 09:00 and will reply by 09:45."],
  ['2026-03-10T09:00', null],
  ['2026-03-06T20:00', "We're closed now. We open on Saturday at 10:00 and will reply by 10:45."],
  ['2026-03-07T16:30', "We close soon. Write now, and we'll reply by 09:15 on Monday."],
  ['2026-03-08T12:00', "We're closed now. We open on Monday at 09:00 and will reply by 09:45."],
])('at %s in Lagos: %s', (time, notice) =>
  expect(formatOpeningNotice(Date.parse(`${time}+01:00`), defaultCalendar)).toBe(notice),
)
