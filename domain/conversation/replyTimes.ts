import { type Calendar, getOpeningOnDay, listOpenings } from '../opening-hours/calendar'
import { formatDueTime } from '../sent-items/deskReplyClock'
import { dayMs, formatLagosWeekday, getLagosMidnight } from '../site/lagosTime'

/** A time that staff choose from, in milliseconds. The key stays the same while time passes. */
export type OfferedTime = { key: string; name: string; at: number }

const hourMs = 3_600_000
const quarterMs = hourMs / 4

/** The times by which staff may promise a reply; those of today only while the business is open then. */
export function listPromiseTimes(now: number, calendar: Calendar): OfferedTime[] {
  const today = getLagosMidnight(now)
  const ofToday = [
    { key: 'oneHour', name: 'In 1 hour', at: roundUp(now + hourMs) },
    { key: 'twoHours', name: 'In 2 hours', at: roundUp(now + 2 * hourMs) },
    { key: 'afternoon', name: 'This afternoon', at: today + 16 * hourMs },
  ].filter(({ at }) => at > now + hourMs / 2 && isOpenAt(at, calendar))
  return [...ofToday, getNextMorning(today, calendar)].map((time) => ({
    ...time,
    name: `${time.name}, by ${formatDueTime(time.at, now)}`,
  }))
}

/** At 10:00 on the next day on which the business is open, or later if it opens later. */
function getNextMorning(today: number, calendar: Calendar): OfferedTime {
  const tomorrow = today + dayMs
  const [opening] = listOpenings(tomorrow, calendar)
  const midnight = opening ? getLagosMidnight(opening.from) : tomorrow
  const at = Math.max(midnight + 10 * hourMs, opening?.from ?? 0)
  const name = midnight === tomorrow ? 'Tomorrow morning' : `${formatLagosWeekday(at)} morning`
  return { key: 'morning', name, at }
}

function isOpenAt(at: number, calendar: Calendar): boolean {
  const opening = getOpeningOnDay(at, calendar)
  return opening !== null && opening.from <= at && at <= opening.to
}

function roundUp(timeMs: number): number {
  return Math.ceil(timeMs / quarterMs) * quarterMs
}

/** The reminder times that the desk offers. */
export function listReminderTimes(now: number): OfferedTime[] {
  const atNine = getLagosMidnight(now) + 9 * hourMs
  return [
    { key: 'oneHour', name: 'In 1 hour', at: now + hourMs },
    { key: 'tomorrow', name: 'Tomorrow at 09:00', at: atNine + dayMs },
    { key: 'threeDays', name: 'In 3 days at 09:00', at: atNine + 3 * dayMs },
  ]
}

/** What is wrong with a chosen time, which must come within `maxMs`; null if nothing is. */
export function findTimeProblem(at: number, now: number, maxMs: number): 'passed' | 'tooFar' | null {
  if (at <= now) return 'passed'
  return at > now + maxMs ? 'tooFar' : null
}

/** The text that tells the sender by when they will hear from staff. */
export function formatHoldText(promisedAt: number, now: number): string {
  return `We need a little longer: you will hear from us by ${formatDueTime(promisedAt, now)}.`
}
