import type { Calendar } from '../opening-hours/calendar'
import { addOpenMinutes, getNextOpeningTime } from '../opening-hours/openMinutes'

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
export function getReplyClock(
  since: number,
  now: number,
  calendar: Calendar,
  dueAt = getReplyDueTime(since, calendar),
): ReplyClock {
  const resumesAt = getNextOpeningTime(now, calendar)
  const hasStarted = getNextOpeningTime(since, calendar) < now
  return { dueAt, hasStarted, state: now > dueAt ? 'late' : resumesAt > now ? 'stands' : 'runs', resumesAt }
}

export function getReplyDueTime(since: number, calendar: Calendar): number {
  return addOpenMinutes(since, maxReplyMinutes, calendar)
}

/** The time when staff are reminded of a request or an enquiry that nobody has claimed. */
export function getReminderTime(since: number, calendar: Calendar): number {
  return addOpenMinutes(since, maxReplyMinutes - reminderMinutes, calendar)
}
