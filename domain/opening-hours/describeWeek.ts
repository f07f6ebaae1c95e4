import { weekdayNames } from '../site/weekdayNames'
import type { Calendar, DayHours } from './calendar'

/** One row of the opening hours: consecutive weekdays with the same hours. */
export type WeekRow = { days: string; hours: string }

/** Describes the hours of a week, such as 'Monday to Friday' with '09.00am to 07.00pm'. */
export function describeWeek({ week }: Calendar): WeekRow[] {
  const rows: { first: string; last: string; hours: string }[] = []
  weekdayNames.forEach((day, index) => {
    const hours = formatDayHours(week[index] ?? null)
    const row = rows[rows.length - 1]
    if (row?.hours === hours) row.last = day
    else rows.push({ first: day, last: day, hours })
  })
  return rows.map(({ first, last, hours }) => ({
    days: first === last ? first : `${first} to ${last}`,
    hours,
  }))
}

function formatDayHours(hours: DayHours | null): string {
  return hours ? `${formatMinutes(hours.from)} to ${formatMinutes(hours.to)}` : 'closed'
}

/** A time of day in the form of the specification, such as '09.00am'; noon is '12.00pm' and midnight '12.00am'. */
function formatMinutes(minutes: number): string {
  const hour = Math.floor(minutes / 60)
  const parts = [hour % 12 || 12, minutes % 60].map((part) => String(part).padStart(2, '0'))
  return `${parts.join('.')}${hour % 24 < 12 ? 'am' : 'pm'}`
}
