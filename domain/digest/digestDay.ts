import { getFiguresDate } from '../figures/figuresDate'
import { type Calendar, getOpeningOnDay } from '../opening-hours/calendar'

// Later in the day, a summary of the morning would tell what staff know already.
const maxDelayMs = 2 * 3_600_000

/** Returns the date in Lagos whose morning summary is due now: from the opening, for two hours; null at other times. */
export function findDigestDay(now: number, calendar: Calendar): string | null {
  const opening = getOpeningOnDay(now, calendar)
  if (!opening || now < opening.from || now >= opening.from + maxDelayMs) return null
  return getFiguresDate(now)
}
