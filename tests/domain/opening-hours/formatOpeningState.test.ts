import { expect, test } from 'vitest'
import { defaultCalendar } from '../../../domain/opening-hours/calendar'
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
  expect(formatOpeningState(Date.parse(`${time}+01:00`), defaultCalendar)).toBe(text),
)

const at = (time: string) => Date.parse(`${time}+01:00`)

test.each([
  ['2026-03-09T12:00', 'We open on Tuesday at 09:00'],
  ['2026-03-08T12:00', 'We open on Tuesday at 09:00'],
  ['2026-03-10T12:00', "We're open until 19:00"],
])('passes over a closed day: at %s in Lagos, %s', (time, text) => {
  const closures = [{ date: '2026-03-09', note: 'Inventory' }]
  expect(formatOpeningState(at(time), { ...defaultCalendar, closures })).toBe(text)
})

test('names the date of a day that is a week away or more', () => {
  const closedWeek = ['09', '10', '11', '12', '13', '14'].map((day) => ({ date: `2026-03-${day}`, note: '' }))
  const calendar = { ...defaultCalendar, closures: closedWeek }
  expect(formatOpeningState(at('2026-03-09T00:00'), calendar)).toBe('We open on Monday 16 March at 09:00')
  expect(formatOpeningState(at('2026-03-10T00:00'), calendar)).toBe('We open on Monday at 09:00')
})

test('shows minutes and midnight', () => {
  const week = defaultCalendar.week.map(() => ({ from: 510, to: 1440 }))
  expect(formatOpeningState(at('2026-03-09T08:29'), { week, closures: [] })).toBe('We open today at 08:30')
  expect(formatOpeningState(at('2026-03-09T08:30'), { week, closures: [] })).toBe("We're open until 24:00")
})

test('says nothing if the business never opens', () =>
  expect(formatOpeningState(at('2026-03-09T12:00'), { week: [], closures: [] })).toBe(''))
