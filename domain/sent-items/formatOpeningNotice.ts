import type { Calendar } from '../opening-hours/calendar'
import { formatLagosTime, formatNearLagosDay, isSameLagosDay } from '../site/lagosTime'
import { getReplyClock, maxReplyMinutes } from './replyClock'

const minuteMs = 60_000

/** Formats when a request is answered that is sent outside or near the end of business hours; null at other times. */
export function formatOpeningNotice(now: number, calendar: Calendar): string | null {
  const { state, resumesAt, dueAt } = getReplyClock(now, now, calendar)
  if (state === 'stands') {
    const dueDay = isSameLagosDay(dueAt, resumesAt) ? '' : ` ${formatDay(dueAt, now)}`
    return `We're closed now. We open ${formatDay(resumesAt, now)} at ${formatLagosTime(resumesAt)} and will reply by ${formatLagosTime(dueAt)}${dueDay}.`
  }
  if (dueAt - now <= maxReplyMinutes * minuteMs) return null
  return `We close soon. Write now, and we'll reply by ${formatLagosTime(dueAt)} ${formatDay(dueAt, now)}.`
}

function formatDay(timeMs: number, now: number): string {
  return isSameLagosDay(timeMs, now) ? 'today' : `on ${formatNearLagosDay(timeMs, now)}`
}
