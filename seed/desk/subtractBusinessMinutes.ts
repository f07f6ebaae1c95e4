import { defaultCalendar, getOpeningOnDay } from '../../domain/opening-hours/calendar'
import { dayMs, getLagosMidnight } from '../../domain/site/lagosTime'

const minuteMs = 60_000
const maxDays = 366

/**
 * The time from which `minutes` of business hours pass until `now`; `now` itself for 0 minutes. The ages of demo items
 * are in business hours, so that their reply clocks show the same at any time of seeding, at night and on Sundays too.
 */
export function subtractBusinessMinutes(now: number, minutes: number): number {
  if (minutes === 0) return now
  let remainingMs = minutes * minuteMs
  for (const { from, to } of getPastOpenings(now)) {
    if (to - from >= remainingMs) return to - remainingMs
    remainingMs -= to - from
  }
  // If the business has no opening hours at all, every minute counts.
  return now - remainingMs
}

/** The business hours before `now`, the last ones first. If the business is open, they end at `now`. */
function getPastOpenings(now: number): { from: number; to: number }[] {
  const today = getLagosMidnight(now)
  return Array.from({ length: maxDays }, (_, days) => today - days * dayMs)
    .flatMap((midnight) => getOpeningOnDay(midnight, defaultCalendar) ?? [])
    .map(({ from, to }) => ({ from, to: Math.min(to, now) }))
    .filter(({ from, to }) => from < to)
}
