import { layoutMessages } from '../messages/layout'
import { businessDetails } from '../site/businessDetails'
import { lagosOffsetMs } from '../site/lagosOffset'

const dayMs = 86_400_000

/** Formats "We're open until 19:00" or 'We open on Monday at 09:00', in Lagos time; empty if the business never opens. */
export function formatOpeningState(now: number): string {
  for (let days = 0; days <= 7; days += 1) {
    // The UTC fields of this date show Lagos local time.
    const date = new Date(now + lagosOffsetMs + days * dayMs)
    const open = findOpenHours(date)
    const isToday = days === 0
    const hour = date.getUTCHours()
    if (!open || (isToday && hour >= open.to)) continue
    if (isToday && hour >= open.from) return layoutMessages.formatOpenUntil(open.to)
    return layoutMessages.formatOpensAt(isToday ? 'today' : `on ${formatWeekday(date)}`, open.from)
  }
  return ''
}

function findOpenHours(date: Date) {
  const weekday = date.getUTCDay() || 7
  return businessDetails.hours.find(({ weekdays }) => weekdays.some((day) => day === weekday))?.open
}

function formatWeekday(date: Date): string {
  return date.toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' })
}
