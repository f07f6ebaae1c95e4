import { expect, test } from 'vitest'
import { subtractBusinessMinutes } from '../../../seed/desk/subtractBusinessMinutes'

/** A time in Lagos in March 2026, which begins on a Sunday. */
const lagos = (time: string) => Date.parse(`2026-03-${time}:00+01:00`)

test.each([
  ['during business hours', '04T14:00', 20, '04T13:40'],
  ['back to the time of opening', '04T09:20', 20, '04T09:00'],
  ['over a night', '04T09:05', 20, '03T18:45'],
  ['at night', '04T22:00', 20, '04T18:40'],
  ['before opening', '04T06:00', 20, '03T18:40'],
  ['at the time of closing', '04T19:00', 20, '04T18:40'],
  ['over a Sunday', '09T09:05', 20, '07T16:45'],
  ['on a Sunday', '08T12:00', 20, '07T16:40'],
  ['of a whole weekday', '04T14:00', 600, '03T14:00'],
  ['of a whole week', '11T14:00', 5 * 600 + 420, '04T14:00'],
  ['of none at night', '04T22:00', 0, '04T22:00'],
])('subtracts the business minutes %s', (_, now, minutes, then) =>
  expect(subtractBusinessMinutes(lagos(now), minutes)).toBe(lagos(then)),
)
