import { formatDueTime } from '../sent-items/deskReplyClock'
import { getOpeningsOnDay } from '../sent-items/replyClock'
import { dayMs, formatLagosWeekday, getLagosMidnight } from '../site/lagosTime'

/** A time that staff choose from, in milliseconds. The key stays the same while time passes. */
export type OfferedTime = { key: string; name: string; at: number }

const hourMs = 3_600_000
const quarterMs = hourMs / 4

/** The times by which staff may promise a reply; those of today only while the business is open then. */
export function listPromiseTimes(now: number): OfferedTime[] {
  const today = getLagosMidnight(now)
  const ofToday = [
    { key: 'oneHour', name: 'In 1 hour', at: roundUp(now + hourMs) },
    { key: 'twoHours', name: 'In 2 hours', at: roundUp(now + 2 * hourMs) },
    { key: 'afternoon', name: 'This afternoon', at: today + 16 * hourMs },
  ].filter(({ at }) => at > now + hourMs / 2 && isOpenAt(today, at))
  return [...ofToday, getNextMorning(today)].map((time) => ({
    ...time,
    name: `${time.name}, by ${formatDueTime(time.at, now)}`,
  }))
}

function getNextMorning(today: number): OfferedTime {
  const days = [1, 2, 3, 4, 5, 6, 7].find((day) => getOpeningsOnDay(today + day * dayMs).length > 0) ?? 1
  const midnight = today + days * dayMs
  const [opening] = getOpeningsOnDay(midnight)
  const at = Math.max(midnight + 10 * hourMs, opening?.from ?? 0)
  return { key: 'morning', name: days === 1 ? 'Tomorrow morning' : `${formatLagosWeekday(at)} morning`, at }
}

function isOpenAt(midnight: number, at: number): boolean {
  return getOpeningsOnDay(midnight).some(({ from, to }) => from <= at && at <= to)
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
