import { dayMs, formatLagosTimestamp, getLagosWeekday } from '../site/lagosTime'

/** The date in Lagos, such as '2026-11-23': the id of a day's figures. */
export function getFiguresDate(timeMs: number): string {
  return formatLagosTimestamp(timeMs).slice(0, 10)
}

/** The hour of the day in Lagos, from 0 to 23. */
export function getFiguresHour(timeMs: number): number {
  return Number(formatLagosTimestamp(timeMs).slice(11, 13))
}

/** The dates of the last days, today included, from the oldest to today. */
export function listLastDates(dayCount: number, now: number): string[] {
  return Array.from({ length: dayCount }, (_, index) => getFiguresDate(now - (dayCount - 1 - index) * dayMs))
}

/** The ISO 8601 weekday of a date: 1 is Monday, 7 is Sunday. */
export function getWeekday(date: string): number {
  return getLagosWeekday(getFiguresDateStart(date))
}

/** The start of a date in Lagos, in milliseconds; NaN if the text is not a date. */
export function getFiguresDateStart(date: string): number {
  return Date.parse(`${date}T00:00+01:00`)
}
