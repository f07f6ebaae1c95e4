import { maxReplyMinutes } from '../sent-items/replyClock'
import { type Counters, getCount, getCounters } from './counters'
import { findPercentile } from './percentile'

type ReplySummary = {
  received: number
  answered: number
  late: number
  medianMinutes: number | null
  p90Minutes: number | null
}

/** Received items in three parts: answered in time, late with or without an answer, and waiting. */
type ReplyParts = { inTime: number; late: number; waiting: number }

export function summarizeReplies(counters: Counters): ReplySummary {
  const minutes = getCounters(counters, 'minutes')
  return {
    received: getCount(counters, 'received'),
    answered: getCount(counters, 'answered'),
    late: getCount(counters, 'late'),
    medianMinutes: findPercentile(minutes, 50),
    p90Minutes: findPercentile(minutes, 90),
  }
}

export function getReplyParts(counters: Counters): ReplyParts {
  const { received, answered, late } = summarizeReplies(counters)
  const lateAnswers = Object.entries(getCounters(counters, 'minutes'))
    .filter(([minutes]) => Number(minutes) > maxReplyMinutes)
    .reduce((sum, [, count]) => sum + Number(count), 0)
  const inTime = answered - lateAnswers
  return { inTime, late, waiting: received - inTime - late }
}
