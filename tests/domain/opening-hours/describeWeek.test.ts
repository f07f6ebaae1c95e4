import { expect, test } from 'vitest'
import { defaultCalendar } from '../../../domain/opening-hours/calendar'
import { describeWeek } from '../../../domain/opening-hours/describeWeek'

test('describes the hours of the specification', () =>
  expect(describeWeek(defaultCalendar)).toEqual([
    { days: 'Monday to Friday', hours: '09.00am to 07.00pm' },
    { days: 'Saturday', hours: '10.00am to 05.00pm' },
    { days: 'Sunday', hours: 'closed' },
  ]))

test('describes minutes, noon and midnight, and a closed day between open ones', () => {
  const [morning, long] = [
    { from: 0, to: 12 * 60 },
    { from: 11 * 60 + 5, to: 24 * 60 },
  ]
  const week = [morning, null, morning, morning, long, long, long]
  expect(describeWeek({ week, closures: [] })).toEqual([
    { days: 'Monday', hours: '12.00am to 12.00pm' },
    { days: 'Tuesday', hours: 'closed' },
    { days: 'Wednesday to Thursday', hours: '12.00am to 12.00pm' },
    { days: 'Friday to Sunday', hours: '11.05am to 12.00am' },
  ])
})
