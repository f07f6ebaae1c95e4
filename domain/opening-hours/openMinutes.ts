import { type Calendar, listOpenings } from './calendar'

const minuteMs = 60_000

/** The time at which so many minutes of business hours have passed since `since`. */
export function addOpenMinutes(since: number, minutes: number, calendar: Calendar): number {
  let remainingMs = minutes * minuteMs
  for (const { from, to } of listOpenings(since, calendar)) {
    if (to - from >= remainingMs) return from + remainingMs
    remainingMs -= to - from
  }
  // If the business is never open, every minute counts.
  return since + remainingMs
}

/** The business hours between two times, in milliseconds. */
export function getOpenMs(from: number, to: number, calendar: Calendar): number {
  let sum = 0
  for (const opening of listOpenings(from, calendar)) {
    if (opening.from >= to) break
    sum += Math.min(opening.to, to) - opening.from
  }
  return sum
}

/** When the business opens next; `now` if it is open, or never opens. */
export function getNextOpeningTime(now: number, calendar: Calendar): number {
  const [opening] = listOpenings(now, calendar)
  return opening?.from ?? now
}
