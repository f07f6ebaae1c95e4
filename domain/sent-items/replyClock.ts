import { businessDetails } from '../site/businessDetails'
import { dayMs, getLagosMidnight, getLagosWeekday } from '../site/lagosTime'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** The promised reply time, in minutes of business hours. */
export const maxReplyMinutes = 45

/** How many minutes of business hours before a reply is due staff are reminded of it. */
export const reminderMinutes = 15

/** The reply clock of one request or enquiry. Times are in milliseconds, by the server's clock. */
export type ReplyClock = {
  dueAt: number
  /** Whether part of the promised reply time has passed, even if the reply clock is stopped now. */
  hasStarted: boolean
  /** 'stands': the reply clock is stopped outside business hours; 'late': the reply is overdue. */
  state: 'runs' | 'stands' | 'late'
  /** The time at which the paused reply clock starts again; the current time if the clock is running. */
  resumesAt: number
}

/** The reply clock of a request or an enquiry that waits since `since`; `dueAt` differs if staff promised another time. */
export function getReplyClock(since: number, now: number, dueAt = getReplyDueTime(since)): ReplyClock {
  const resumesAt = getNextOpeningTime(now)
  const hasStarted = getNextOpeningTime(since) < now
  return { dueAt, hasStarted, state: now > dueAt ? 'late' : resumesAt > now ? 'stands' : 'runs', resumesAt }
}

export function getReplyDueTime(since: number): number {
  return addBusinessMinutes(since, maxReplyMinutes)
}

/** The time when staff are reminded of a request or an enquiry that nobody has claimed. */
export function getReminderTime(since: number): number {
  return addBusinessMinutes(since, maxReplyMinutes - reminderMinutes)
}

function addBusinessMinutes(since: number, minutes: number): number {
  let remainingMs = minutes * minuteMs
  for (const { from, to } of getUpcomingOpenings(since)) {
    if (to - from >= remainingMs) return from + remainingMs
    remainingMs -= to - from
  }
  // If the business has no opening hours at all, every minute counts.
  return since + remainingMs
}

/** The business hours between two times, in milliseconds; only those of the first seven days. */
export function getBusinessMs(from: number, to: number): number {
  return getUpcomingOpenings(from).reduce(
    (sum, opening) => sum + Math.max(Math.min(opening.to, to) - opening.from, 0),
    0,
  )
}

function getNextOpeningTime(now: number): number {
  return getUpcomingOpenings(now)[0]?.from ?? now
}

/** The business hours of the next seven days. If the business is open now, the first interval starts at `now`. */
function getUpcomingOpenings(now: number): { from: number; to: number }[] {
  const today = getLagosMidnight(now)
  return Array.from({ length: 8 }, (_, days) => today + days * dayMs)
    .flatMap(getOpeningsOnDay)
    .filter(({ to }) => to > now)
    .map(({ from, to }) => ({ from: Math.max(from, now), to }))
}

/** The business hours of the day that starts at `midnight` in Lagos; empty if the business is closed. */
export function getOpeningsOnDay(midnight: number): { from: number; to: number }[] {
  const weekday = getLagosWeekday(midnight)
  const { open = null } =
    businessDetails.hours.find(({ weekdays }) => weekdays.some((day) => day === weekday)) ?? {}
  return open ? [{ from: midnight + open.from * hourMs, to: midnight + open.to * hourMs }] : []
}
