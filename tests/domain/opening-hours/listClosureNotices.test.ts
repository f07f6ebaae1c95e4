import { expect, test } from 'vitest'
import { defaultCalendar } from '../../../domain/opening-hours/calendar'
import { listClosureNotices } from '../../../domain/opening-hours/listClosureNotices'

const list = (now: string, ...closures: [string, string][]) =>
  listClosureNotices(Date.parse(`${now}+01:00`), {
    ...defaultCalendar,
    closures: closures.map(([date, note]) => ({ date, note })),
  })

test.each([
  ['2026-09-24T00:00', ['Closed on Thursday 1 October: Independence Day']],
  ['2026-09-30T23:59', ['Closed on Thursday 1 October: Independence Day']],
  ['2026-10-01T00:00', ['Closed today: Independence Day']],
  ['2026-10-01T23:59', ['Closed today: Independence Day']],
  ['2026-09-23T23:59', []],
  ['2026-10-02T00:00', []],
])('says at %s in Lagos: %j', (now, notices) =>
  expect(list(now, ['2026-10-01', 'Independence Day'])).toEqual(notices),
)

test('without a note names the day alone', () =>
  expect(list('2026-09-30T12:00', ['2026-10-01', ''])).toEqual(['Closed on Thursday 1 October']))

test('days in a row with one note are one period, in whatever order they are stored', () =>
  expect(
    list(
      '2026-12-23T12:00',
      ['2026-12-26', 'Christmas'],
      ['2026-12-25', 'Christmas'],
      ['2026-12-24', 'Christmas Eve'],
      ['2026-12-28', ''],
    ),
  ).toEqual([
    'Closed on Thursday 24 December: Christmas Eve',
    'Closed from Friday 25 December to Saturday 26 December: Christmas',
    'Closed on Monday 28 December',
  ]))

test('a period that has begun is named until its last day', () =>
  expect(list('2026-12-26T12:00', ['2026-12-25', ''], ['2026-12-26', ''])).toEqual([
    'Closed from Friday 25 December to Saturday 26 December',
  ]))

test('a day on which the business is never open needs no notice', () =>
  expect(list('2026-10-03T12:00', ['2026-10-04', 'Repairs'])).toEqual([]))
