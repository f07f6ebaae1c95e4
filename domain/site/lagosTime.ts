import { lagosOffsetMs } from './lagosOffset'
import { weekdayNames } from './weekdayNames'

export const dayMs = 24 * 3_600_000

// After adding the offset to a date, its UTC fields show Lagos local time.

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

export function getLagosMidnight(timeMs: number): number {
  return Math.floor((timeMs + lagosOffsetMs) / dayMs) * dayMs - lagosOffsetMs
}

export function isSameLagosDay(first: number, second: number): boolean {
  return getLagosMidnight(first) === getLagosMidnight(second)
}

export function getLagosWeekday(timeMs: number): number {
  return new Date(timeMs + lagosOffsetMs).getUTCDay() || 7
}

export function formatLagosWeekday(timeMs: number): string {
  return weekdayNames[getLagosWeekday(timeMs) - 1] ?? ''
}

/** The time of day in Lagos as every screen shows it, such as '14:35'; only the business hours have the specification's form. */
export function formatLagosTime(timeMs: number): string {
  return new Date(timeMs + lagosOffsetMs).toISOString().slice(11, 16)
}

/** The date and time in Lagos as spreadsheets read it, such as '2026-11-21 14:35'. */
export function formatLagosTimestamp(timeMs: number): string {
  return new Date(timeMs + lagosOffsetMs).toISOString().slice(0, 16).replace('T', ' ')
}

export function formatLagosDate(timeMs: number): string {
  const shiftedDate = new Date(timeMs + lagosOffsetMs)
  return `${shiftedDate.getUTCDate()} ${monthNames[shiftedDate.getUTCMonth()] ?? ''} ${shiftedDate.getUTCFullYear()}`
}

/** The day in Lagos, with the year unless it is this one: '9 March'. */
export function formatLagosDay(timeMs: number, now: number): string {
  const [thisYear = ''] = formatLagosTimestamp(now).split('-')
  return formatLagosDate(timeMs).replace(` ${thisYear}`, '')
}

/** A day near `now`: 'Monday', or 'Monday 5 January' if the weekday alone would not be clear. */
export function formatNearLagosDay(timeMs: number, now: number): string {
  const weekday = formatLagosWeekday(timeMs)
  return Math.abs(timeMs - now) < 6 * dayMs ? weekday : `${weekday} ${formatLagosDate(timeMs).slice(0, -5)}`
}

/** When something happened, in Lagos: 'at 14:35' on the day of `now`, else 'on 9 March at 14:35', with another year's number. */
export function formatLagosMoment(timeMs: number, now: number): string {
  const day = isSameLagosDay(timeMs, now) ? '' : `on ${formatLagosDay(timeMs, now)} `
  return `${day}at ${formatLagosTime(timeMs)}`
}
