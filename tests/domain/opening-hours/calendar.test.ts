import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Calendar, defaultCalendar, dropOldClosures } from '../../../domain/opening-hours/calendar'
import { addOpenMinutes, getNextOpeningTime, getOpenMs } from '../../../domain/opening-hours/openMinutes'
import { formatLagosTimestamp, getLagosWeekday } from '../../../domain/site/lagosTime'

/** A time in Lagos; 9 March 2026 is a Monday. */
const lagos = (time: string) => Date.parse(`2026-${time}+01:00`)

function closeDays(...dates: string[]): Calendar {
  return { ...defaultCalendar, closures: dates.map((date) => ({ date: `2026-${date}`, note: '' })) }
}

const neverOpen: Calendar = { week: [null, null, null, null, null, null, null], closures: [] }

describe('45 minutes of business hours', () => {
  test.each<[string, Calendar, string, string]>([
    ['pass over a holiday', closeDays('03-10'), '03-09T18:30', '2026-03-11 09:15'],
    [
      'begin after a holiday on which something arrives',
      closeDays('03-10'),
      '03-10T11:00',
      '2026-03-11 09:45',
    ],
    ['begin on Saturday', defaultCalendar, '03-06T20:00', '2026-03-07 10:45'],
    ['pass over a Sunday', defaultCalendar, '03-07T16:30', '2026-03-09 09:15'],
    ['pass over a Sunday and a closed Monday', closeDays('03-09'), '03-07T16:30', '2026-03-10 09:15'],
    ['begin in the morning after midnight', defaultCalendar, '03-10T00:00', '2026-03-10 09:45'],
    ['end with the day', defaultCalendar, '03-09T18:15', '2026-03-09 19:00'],
    [
      'end at midnight, and go on after it',
      { week: defaultCalendar.week.map(() => ({ from: 0, to: 1440 })), closures: [] },
      '03-09T23:30',
      '2026-03-10 00:15',
    ],
    [
      'pass over a closed week',
      closeDays('03-09', '03-10', '03-11', '03-12', '03-13', '03-14'),
      '03-08T12:00',
      '2026-03-16 09:45',
    ],
  ])('%s', (_, calendar, since, due) =>
    expect(formatLagosTimestamp(addOpenMinutes(lagos(since), 45, calendar))).toBe(due),
  )

  test('move when a day is closed after something arrived, whichever part of them has passed', () => {
    const since = lagos('03-09T18:30')
    expect(addOpenMinutes(since, 45, defaultCalendar)).toBe(lagos('03-10T09:15'))
    expect(addOpenMinutes(since, 45, closeDays('03-10'))).toBe(lagos('03-11T09:15'))
    expect(addOpenMinutes(since, 45, closeDays('03-09'))).toBe(lagos('03-10T09:45'))
  })

  test('are 45 minutes of the clock if the business is never open', () => {
    const since = lagos('03-09T12:00')
    expect(addOpenMinutes(since, 45, neverOpen)).toBe(lagos('03-09T12:45'))
    expect(getOpenMs(since, Infinity, neverOpen)).toBe(0)
    expect(getNextOpeningTime(since, neverOpen)).toBe(since)
  })

  test('end also if the only opening of each week is closed for more than a year', () => {
    const mondays = Array.from({ length: 60 }, (_, week) => lagos('03-09T12:00') + week * 7 * 86_400_000)
    const closures = mondays.map((time) => ({ date: formatLagosTimestamp(time).slice(0, 10), note: '' }))
    const calendar: Calendar = {
      week: [{ from: 540, to: 600 }, null, null, null, null, null, null],
      closures,
    }
    const due = addOpenMinutes(lagos('03-08T12:00'), 45, calendar)
    expect(formatLagosTimestamp(due)).toBe('2027-05-03 09:45')
  })
})

const hours = fc.option(
  fc
    .record({ from: fc.nat({ max: 1439 }), length: fc.integer({ min: 1, max: 1440 }) })
    .map(({ from, length }) => ({
      from,
      to: Math.min(from + length, 1440),
    })),
)
const start = lagos('03-02T00:00')
const dates = Array.from({ length: 21 }, (_, day) =>
  formatLagosTimestamp(start + day * 86_400_000).slice(0, 10),
)
const calendars: fc.Arbitrary<Calendar> = fc.record({
  week: fc.array(hours, { minLength: 7, maxLength: 7 }).filter((week) => week.some(Boolean)),
  closures: fc.subarray(dates).map((closed) => closed.map((date) => ({ date, note: '' }))),
})
const times = fc.integer({ min: start, max: start + 21 * 86_400_000 })

describe('with any calendar', () => {
  test('so many minutes of business hours lie between a time and when they have passed, and none on a closed day', () =>
    fc.assert(
      fc.property(calendars, times, fc.integer({ min: 1, max: 45 }), (calendar, since, minutes) => {
        const end = addOpenMinutes(since, minutes, calendar)
        expect(getOpenMs(since, end, calendar)).toBe(minutes * 60_000)
        expect(getOpenMs(since, end - 1, calendar)).toBe(minutes * 60_000 - 1)
      }),
    ))

  test('one more closed day never makes anything due earlier', () =>
    fc.assert(
      fc.property(calendars, times, fc.constantFrom(...dates), (calendar, since, date) => {
        const closures = [...calendar.closures, { date, note: '' }]
        const before = addOpenMinutes(since, 45, calendar)
        expect(addOpenMinutes(since, 45, { ...calendar, closures })).toBeGreaterThanOrEqual(before)
      }),
    ))
})

test('the business opens next when its hours begin, or now if it is open', () => {
  const calendar = closeDays('03-09')
  const now = lagos('03-08T15:00')
  expect(getLagosWeekday(now)).toBe(7)
  expect(getNextOpeningTime(now, calendar)).toBe(lagos('03-10T09:00'))
  expect(getNextOpeningTime(lagos('03-10T12:34'), calendar)).toBe(lagos('03-10T12:34'))
})

test('closed days are dropped once no open clock can count with them', () => {
  const { closures } = dropOldClosures(closeDays('02-05', '02-06', '03-09', '12-25'), lagos('03-09T12:00'))
  expect(closures.map(({ date }) => date)).toEqual(['2026-02-06', '2026-03-09', '2026-12-25'])
})
