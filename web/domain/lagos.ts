const hourMs = 3_600_000

/** A day in milliseconds. */
export const dayMs = 24 * hourMs

// Lagos is an hour ahead of UTC all year: shifted by it, UTC's own fields say what the clock on its wall says.
const aheadMs = hourMs

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const months = [
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

/** When the day of a moment began in Lagos, in milliseconds. */
export function lagosMidnight(at: number): number {
  return Math.floor((at + aheadMs) / dayMs) * dayMs - aheadMs
}

/** The weekday in Lagos: 1 is Monday, 7 is Sunday, as ISO 8601 counts. */
export function lagosWeekday(at: number): number {
  return new Date(at + aheadMs).getUTCDay() || 7
}

/** The weekday's name in Lagos. */
export function lagosDay(at: number): string {
  return weekdays[lagosWeekday(at) % 7] ?? ''
}

/** What the clock in Lagos shows: '14:35'. */
export function lagosTime(at: number): string {
  return new Date(at + aheadMs).toISOString().slice(11, 16)
}

/** The date in Lagos: '21 November 2026'. */
export function lagosDate(at: number): string {
  const day = new Date(at + aheadMs)
  return `${day.getUTCDate()} ${months[day.getUTCMonth()] ?? ''} ${day.getUTCFullYear()}`
}
