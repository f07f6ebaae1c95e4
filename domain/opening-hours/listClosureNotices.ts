import { openingHoursMessages } from '../messages/openingHours'
import { type Calendar, type Closure, getHoursOnDay, toDay, toLagosDay } from './calendar'
import { formatLongDay } from './formatLongDay'

/** So many days after today a closed day is announced to visitors. */
const noticeDays = 7

/** Days on which the business is closed for one reason, one after the other; numbered as by `toLagosDay`. */
type ClosedPeriod = { first: number; last: number; note: string }

/** Says when the business is closed today or within a week: 'Closed on Thursday 1 October: Independence Day'. */
export function listClosureNotices(now: number, calendar: Calendar): string[] {
  const today = toLagosDay(now)
  return listClosedPeriods(calendar)
    .filter(({ first, last }) => last >= today && first <= today + noticeDays)
    .map((period) => formatPeriod(period, today))
}

function formatPeriod({ first, last, note }: ClosedPeriod, today: number): string {
  if (first < last)
    return openingHoursMessages.formatClosedFrom(formatLongDay(first), formatLongDay(last), note)
  return first === today
    ? openingHoursMessages.formatClosedToday(note)
    : openingHoursMessages.formatClosedOn(formatLongDay(first), note)
}

/** Leaves out the days on which the business is never open. */
function listClosedPeriods(calendar: Calendar): ClosedPeriod[] {
  const periods: ClosedPeriod[] = []
  for (const { day, note } of listClosedDays(calendar)) {
    const period = periods[periods.length - 1]
    if (period && period.last === day - 1 && period.note === note) period.last = day
    else periods.push({ first: day, last: day, note })
  }
  return periods.filter(({ first, last }) => hasHours(first, last, calendar))
}

function listClosedDays({ closures }: Calendar): { day: number; note: string }[] {
  return closures
    .map(({ date, note }: Closure) => ({ day: toDay(date), note }))
    .sort((first, second) => first.day - second.day)
}

function hasHours(first: number, last: number, calendar: Calendar): boolean {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index).some(
    (day) => getHoursOnDay(day, calendar) !== null,
  )
}
