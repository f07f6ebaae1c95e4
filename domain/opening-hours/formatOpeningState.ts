import { layoutMessages } from '../messages/layout'
import { lagosOffsetMs } from '../site/lagosOffset'
import { weekdayNames } from '../site/weekdayNames'
import { type Calendar, getWeekdayIndex, listOpenings, toLagosDay } from './calendar'
import { formatLongDay } from './formatLongDay'

/** Formats "We're open until 19:00" or 'We open on Monday at 09:00', in Lagos time; empty if the business never opens. */
export function formatOpeningState(now: number, calendar: Calendar): string {
  const [opening] = listOpenings(now, calendar)
  if (!opening) return ''
  if (opening.from === now)
    return layoutMessages.formatOpenUntil(formatTime(opening.to).replace('00:00', '24:00'))
  return layoutMessages.formatOpensAt(formatDay(opening.from, now), formatTime(opening.from))
}

function formatTime(timeMs: number): string {
  // The UTC fields of this date show Lagos local time.
  return new Date(timeMs + lagosOffsetMs).toISOString().slice(11, 16)
}

function formatDay(timeMs: number, now: number): string {
  const day = toLagosDay(timeMs)
  const distance = day - toLagosDay(now)
  if (distance === 0) return 'today'
  return `on ${distance < 7 ? (weekdayNames[getWeekdayIndex(day)] ?? '') : formatLongDay(day)}`
}
