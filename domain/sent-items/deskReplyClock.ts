import type { Calendar } from '../opening-hours/calendar'
import { getOpenMs } from '../opening-hours/openMinutes'
import {
  dayMs,
  formatLagosDate,
  formatLagosTime,
  formatLagosWeekday,
  isSameLagosDay,
} from '../site/lagosTime'
import { getItemClock, type WaitingItem } from './itemClock'
import { maxReplyMinutes, type ReplyClock } from './replyClock'

const minuteMs = 60_000

// At most this many minutes of business hours are left when a reply is due soon.
const dueSoonMinutes = 15

// From about one business day, a lateness is shown by its beginning: hours of business are hard to picture then.
const maxLatenessMinutes = 600

export type ReplyUrgency = 'onTime' | 'dueSoon' | 'late'

/** The reply clock of an item in words; `text` counts minutes of business hours. */
type DeskReplyClock = { urgency: ReplyUrgency; text: string; dueText: string }

/** Describes how much time is left for the reply to an item, and when it is due. Times are in the Lagos time zone. */
export function describeDeskReplyClock(item: WaitingItem, now: number, calendar: Calendar): DeskReplyClock {
  const clock = getItemClock(item, now, calendar)
  const dueText = formatDueTime(clock.dueAt, now)
  if (clock.state === 'late')
    return { urgency: 'late', text: formatLateness(getOpenMs(clock.dueAt, now, calendar), dueText), dueText }
  // An item may seem to come from the future, by some seconds of a clock: it has the whole time all the same.
  const minutesLeft = Math.min(countMinutes(getOpenMs(now, clock.dueAt, calendar)), maxReplyMinutes)
  return {
    urgency: minutesLeft <= dueSoonMinutes ? 'dueSoon' : 'onTime',
    text: item.promisedAt ? `Promised by ${dueText}` : formatTimeLeft(minutesLeft, clock, now),
    dueText,
  }
}

function formatTimeLeft(
  minutesLeft: number,
  { state, hasStarted, resumesAt }: ReplyClock,
  now: number,
): string {
  if (state === 'runs') return `${minutesLeft} min left`
  const resumeText = formatDueTime(resumesAt, now)
  if (hasStarted) return `${minutesLeft} min left from ${resumeText}`
  return `Starts ${isSameLagosDay(resumesAt, now) ? 'at' : 'on'} ${resumeText}`
}

function formatLateness(latenessMs: number, dueText: string): string {
  const minutes = countMinutes(latenessMs)
  if (minutes >= maxLatenessMinutes) return `Late since ${dueText}`
  const hours = Math.floor(minutes / 60)
  const restMinutes = minutes % 60
  return ['Late by', hours > 0 && `${hours} h`, restMinutes > 0 && `${restMinutes} min`]
    .filter(Boolean)
    .join(' ')
}

// Rounding up keeps the words in step with the urgency: '15 min left' is due soon, and no text says 0 minutes.
function countMinutes(ms: number): number {
  return Math.max(Math.ceil(ms / minuteMs), 1)
}

/**
 * A time near `now`, in Lagos: '16:00' today, else 'Tuesday at 10:00'. The weekday alone is clear for six days before and
 * after, so a time further away is shown with its date.
 */
export function formatDueTime(timeMs: number, now: number): string {
  const time = formatLagosTime(timeMs)
  if (isSameLagosDay(timeMs, now)) return time
  const isNear = Math.abs(timeMs - now) < 6 * dayMs
  return `${isNear ? formatLagosWeekday(timeMs) : formatLagosDate(timeMs)} at ${time}`
}
