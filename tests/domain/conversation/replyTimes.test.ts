import { describe, expect, test } from 'vitest'
import {
  findTimeProblem,
  formatHoldText,
  listPromiseTimes,
  listReminderTimes,
} from '../../../domain/conversation/replyTimes'
import { defaultCalendar } from '../../../domain/opening-hours/calendar'
import { formatLagosTimestamp } from '../../../domain/site/lagosTime'

const at = (time: string) => Date.parse(`2026-03-${time}+01:00`)

describe('the times by which staff may promise a reply', () => {
  test.each([
    [
      'on a morning',
      '09T09:10',
      [
        'In 1 hour, by 10:15',
        'In 2 hours, by 11:15',
        'This afternoon, by 16:00',
        'Tomorrow morning, by Tuesday at 10:00',
      ],
    ],
    [
      'after the afternoon',
      '09T16:50',
      ['In 1 hour, by 18:00', 'In 2 hours, by 19:00', 'Tomorrow morning, by Tuesday at 10:00'],
    ],
    ['just before the end of business', '09T18:30', ['Tomorrow morning, by Tuesday at 10:00']],
    [
      'on a Saturday, before a day on which the business is closed',
      '14T16:00',
      ['In 1 hour, by 17:00', 'Monday morning, by Monday at 10:00'],
    ],
    ['on a Sunday', '15T12:00', ['Tomorrow morning, by Monday at 10:00']],
  ])('%s are within the business hours', (_, now, names) =>
    expect(listPromiseTimes(at(now), defaultCalendar).map(({ name }) => name)).toEqual(names),
  )

  test('are in the text that the sender gets', () => {
    expect(formatHoldText(at('09T16:00'), at('09T13:00'))).toBe(
      'We need a little longer: you will hear from us by 16:00.',
    )
    expect(formatHoldText(at('20T16:00'), at('09T13:00'))).toBe(
      'We need a little longer: you will hear from us by 20 March 2026 at 16:00.',
    )
  })
})

test('staff are reminded in an hour, tomorrow or in three days, at any time of any day', () =>
  expect(listReminderTimes(at('14T23:30')).map((time) => formatLagosTimestamp(time.at))).toEqual([
    '2026-03-15 00:30',
    '2026-03-15 09:00',
    '2026-03-17 09:00',
  ]))

test.each([
  ['now', 0, 'passed'],
  ['in a moment', 1, null],
  ['at the end of the period', 100, null],
  ['after it', 101, 'tooFar'],
] as const)('a time %s is %s ms ahead: %s', (_, ahead, problem) =>
  expect(findTimeProblem(at('09T13:00') + ahead, at('09T13:00'), 100)).toBe(problem),
)
