import { lagosDay, lagosMidnight, lagosTime } from './lagos'
import type { ReplyClock } from './replyClock'

/** When the reply is due, as the sender reads it; times are those of Lagos. */
export function replyWords(clock: ReplyClock, now: number): string {
  const { state, due, runsFrom, hasBegun } = clock
  const by = lagosTime(due)
  switch (state) {
    case 'late':
      return `Our reply was due ${onDay(due, now)}by ${by}, and we are late. We are sorry.`
    case 'runs':
      return `Reply due ${onDay(due, now)}by ${by}`
    case 'stands': {
      const start = `The clock ${hasBegun ? 'runs again' : 'starts'} ${onDay(runsFrom, now)}at ${lagosTime(runsFrom)}`
      return `${start}: reply due ${isSameDay(due, runsFrom) ? '' : onDay(due, now)}by ${by}`
    }
  }
}

function onDay(at: number, now: number): string {
  return isSameDay(at, now) ? '' : `on ${lagosDay(at)} `
}

function isSameDay(one: number, other: number): boolean {
  return lagosMidnight(one) === lagosMidnight(other)
}
