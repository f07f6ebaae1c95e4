import { formatLagosDay, formatLagosTime, isSameLagosDay } from '../../../../domain/site/lagosTime'

/** Formats when something happened: 'at 14:35' today, else 'on 21 November', with the year unless it is this one. */
export function formatDeskTime(time: Date, now: number): string {
  const timeMs = time.getTime()
  return isSameLagosDay(timeMs, now) ? `at ${formatLagosTime(timeMs)}` : `on ${formatLagosDay(timeMs, now)}`
}
