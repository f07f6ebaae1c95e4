import { formatLagosTime, formatLagosTimestamp, isSameLagosDay } from '../../../domain/site/lagosTime'

/** When a mail came, in Lagos: the time of day, and the date unless it is today's. */
export function MailTime({ at, now }: { at: string; now: number }) {
  const timeMs = Date.parse(at)
  return (
    <time dateTime={at}>
      {isSameLagosDay(timeMs, now) ? formatLagosTime(timeMs) : formatLagosTimestamp(timeMs)}
    </time>
  )
}
