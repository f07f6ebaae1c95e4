import { formatLagosDate, formatLagosTime, isSameLagosDay } from '../../../domain/sent-items/lagosTime'

/** Formats when something happened: 'at 14:35' today, 'on 21 November 2026' before. Times are in the Lagos time zone. */
export function formatDeskTime(time: Date, now: number): string {
  const timeMs = time.getTime()
  return isSameLagosDay(timeMs, now) ? `at ${formatLagosTime(timeMs)}` : `on ${formatLagosDate(timeMs)}`
}
