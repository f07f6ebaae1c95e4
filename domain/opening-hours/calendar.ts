import { businessDetails } from '../site/businessDetails'
import { lagosOffsetMs } from '../site/lagosOffset'

const minuteMs = 60_000
const dayMs = 86_400_000

// Without opening hours, nothing would end the search.
const maxDays = 1000

/** The hours of one weekday, in minutes after midnight in Lagos: from 0 to 1440, and `to` after `from`. */
export type DayHours = { from: number; to: number }

/** A day such as '2026-10-01' on which the business is closed, whatever its hours. The note may be empty. */
export type Closure = { date: string; note: string }

/** When the business is open: the one calendar of every screen, mail, reminder and figure. */
export type Calendar = {
  /** From Monday to Sunday; null where the business is closed. */
  week: readonly (DayHours | null)[]
  closures: readonly Closure[]
}

/** One interval in which the business is open, in milliseconds. */
export type Opening = { from: number; to: number }

/** The hours of businessDetails, which count until staff publish others. */
export const defaultCalendar: Calendar = {
  week: [1, 2, 3, 4, 5, 6, 7].map((weekday) => {
    const { open } =
      businessDetails.hours.find(({ weekdays }) => weekdays.some((day) => day === weekday)) ?? {}
    return open ? { from: open.from * 60, to: open.to * 60 } : null
  }),
  closures: [],
}

// A clock that counts since an earlier day needs the closed days between.
const closureAgeDays = 31

/** A calendar without the closed days that no open clock counts with any more. */
export function dropOldClosures({ week, closures }: Calendar, now: number): Calendar {
  const first = toLagosDay(now) - closureAgeDays
  return { week, closures: closures.filter(({ date }) => toDay(date) >= first) }
}

/**
 * The openings of the next 1,000 days, one after the other. If the business is open at `since`, the first one starts then.
 */
export function* listOpenings(since: number, calendar: Calendar): Generator<Opening> {
  for (let day = 0; day < maxDays; day += 1) {
    const opening = getOpeningOnDay(since + day * dayMs, calendar)
    if (opening && opening.to > since) yield { from: Math.max(opening.from, since), to: opening.to }
  }
}

/** The opening on the day of a time in Lagos; null if the business is closed all day. */
export function getOpeningOnDay(timeMs: number, calendar: Calendar): Opening | null {
  const day = toLagosDay(timeMs)
  const hours = getHoursOnDay(day, calendar)
  if (!hours || calendar.closures.some(({ date }) => toDay(date) === day)) return null
  const midnight = day * dayMs - lagosOffsetMs
  return { from: midnight + hours.from * minuteMs, to: midnight + hours.to * minuteMs }
}

/** The hours of a day's weekday, whether or not that day is closed. */
export function getHoursOnDay(day: number, { week }: Calendar): DayHours | null {
  return week[getWeekdayIndex(day)] ?? null
}

/** The weekday of a day: 0 is Monday, 6 is Sunday. */
export function getWeekdayIndex(day: number): number {
  // 1 January 1970 was a Thursday.
  return (day + 3) % 7
}

/** The number of a day in Lagos, counted from 1 January 1970. */
export function toLagosDay(timeMs: number): number {
  return Math.floor((timeMs + lagosOffsetMs) / dayMs)
}

/** The number of a day such as '2026-10-01'. */
export function toDay(date: string): number {
  return Date.parse(date) / dayMs
}
