import { toRecordOrEmpty } from '../validation/fieldSchema'
import { isSingleLineText } from '../validation/text'
import { type Calendar, type Closure, type DayHours, defaultCalendar } from './calendar'

/** The names of the weekdays in stored opening hours. */
export const weekdayKeys = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

/** The most closures, and the length of a note in UTF-16 units; the same as `areClosures` in firestore.rules. */
export const closureLimits = { closures: 60, note: 80 } as const

/**
 * A calendar as it is stored: the hours of each weekday, such as '09:00-19:00', left out where the business is closed; and the
 * closed days, such as '2026-10-01 Independence Day', without a space where there is no note.
 */
export type CalendarFields = { hours: Readonly<Record<string, string>>; closures: readonly string[] }

const hoursPattern = /^(?:[01]\d|2[0-3]):[0-5]\d-(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/

const closurePattern = /^(\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))(?: (.*))?$/

/** Parses a stored calendar. What is missing or malformed is as in the built calendar; a malformed closure is left out. */
export function parseCalendar({ hours, closures }: Readonly<Record<string, unknown>>): Calendar {
  const listed = Array.isArray(closures)
    ? closures.map(parseClosure).filter((closure) => closure !== null)
    : []
  const byDate = new Map(listed.slice(0, closureLimits.closures).map((closure) => [closure.date, closure]))
  return {
    week: typeof hours === 'object' && hours !== null ? parseWeek(hours) : defaultCalendar.week,
    closures: [...byDate.values()],
  }
}

export function toCalendarFields({ week, closures }: Calendar): CalendarFields {
  const hours = weekdayKeys.flatMap((key, index) => {
    const dayHours = week[index]
    return dayHours ? [[key, formatDayHours(dayHours)] as const] : []
  })
  return { hours: Object.fromEntries(hours), closures: closures.map(formatClosure) }
}

/** Whether a value is stored opening hours, as `areHours` in firestore.rules. */
export function isHours(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.entries(value).every(
      ([key, hours]) => weekdayKeys.some((known) => known === key) && isDayHours(hours),
    )
  )
}

/** Whether a value is a list of stored closures, as `areClosures` in firestore.rules. */
export function isClosures(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length <= closureLimits.closures &&
    value.every((entry) => parseClosure(entry) !== null)
  )
}

function parseWeek(hours: object): Calendar['week'] {
  const stored = toRecordOrEmpty(hours)
  return weekdayKeys.map((key, index) => {
    const value = stored[key]
    if (value === undefined) return null
    return isDayHours(value) ? parseDayHours(value) : (defaultCalendar.week[index] ?? null)
  })
}

/** Whether a value is the hours of a weekday, such as '09:00-19:00'. Times of this form are in the order of their texts. */
export function isDayHours(value: unknown): value is string {
  return typeof value === 'string' && hoursPattern.test(value) && value.slice(0, 5) < value.slice(6)
}

/** Parses the hours of a weekday, which `isDayHours` has checked. */
export function parseDayHours(text: string): DayHours {
  const [from = 0, to = 0] = text.split('-').map(parseTimeOfDay)
  return { from, to }
}

function formatDayHours({ from, to }: DayHours): string {
  return `${formatTimeOfDay(from)}-${formatTimeOfDay(to)}`
}

/** A time such as '09:30' in minutes after midnight. */
function parseTimeOfDay(text: string): number {
  return Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5))
}

/** Minutes after midnight, from 0 to 1440, as a time such as '09:30'. */
export function formatTimeOfDay(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

function parseClosure(value: unknown): Closure | null {
  const match = typeof value === 'string' ? closurePattern.exec(value) : null
  const [, date, note] = match ?? []
  if (date === undefined) return null
  if (note === undefined) return { date, note: '' }
  return isSingleLineText(note, closureLimits.note) ? { date, note } : null
}

function formatClosure({ date, note }: Closure): string {
  return note === '' ? date : `${date} ${note}`
}
