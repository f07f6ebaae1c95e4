import { formatLagosTime, formatLagosWeekday, isSameLagosDay } from './lagosTime'
import type { ReplyClock } from './replyClock'

/** Formats the text that tells the sender when the staff's reply is due; times are in the Lagos time zone. */
export function formatReplyClock(clock: ReplyClock, now: number): string {
  const { state, dueAt, resumesAt, hasStarted } = clock
  const by = formatLagosTime(dueAt)
  switch (state) {
    case 'late':
      return `Our reply was due ${formatDayUnlessToday(dueAt, now)}by ${by}, and we are late. We are sorry.`
    case 'runs':
      return `Reply due ${formatDayUnlessToday(dueAt, now)}by ${by}`
    case 'stands': {
      const start = `The clock ${hasStarted ? 'runs again' : 'starts'} ${formatDayUnlessToday(resumesAt, now)}at ${formatLagosTime(resumesAt)}`
      return `${start}: reply due ${isSameLagosDay(dueAt, resumesAt) ? '' : formatDayUnlessToday(dueAt, now)}by ${by}`
    }
  }
}

function formatDayUnlessToday(timeMs: number, now: number): string {
  return isSameLagosDay(timeMs, now) ? '' : `on ${formatLagosWeekday(timeMs)} `
}
