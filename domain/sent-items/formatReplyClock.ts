import { formatLagosTime, formatNearLagosDay, isSameLagosDay } from '../site/lagosTime'
import type { ReplyClock } from './replyClock'

/** Formats the text that tells the sender when the staff's reply is due; times are in the Lagos time zone. */
export function formatReplyClock(clock: ReplyClock, now: number): string {
  const { state, dueAt } = clock
  const by = formatLagosTime(dueAt)
  switch (state) {
    case 'late':
      return `We're sorry, our reply is late. It was due by ${by}${formatDayUnlessToday(dueAt, now)}.`
    case 'runs':
      return `Expect our reply by ${by}${formatDayUnlessToday(dueAt, now)}.`
    case 'stands':
      return `We're closed now. Expect our reply by ${by}${formatDayUnlessToday(dueAt, now) || ' today'}.`
  }
}

function formatDayUnlessToday(timeMs: number, now: number): string {
  return isSameLagosDay(timeMs, now) ? '' : ` on ${formatNearLagosDay(timeMs, now)}`
}
