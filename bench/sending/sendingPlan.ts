import { sendIntervalSeconds } from '../../domain/sending/rateLimit'

export const simulatedSenderCounts = { senders: 200, requestsEach: 5 } as const

/** How long after the first press of the send button Firestore is paused, and how long the pause lasts. */
export const firestorePauseTiming = { afterMs: 62_000, durationMs: 30_000 } as const

/** A disturbance of delivery; `sentAgain` means that another attempt follows after the request has arrived. */
export type SubmissionDisturbance = 'none' | 'pressedTwice' | 'secondTab' | 'sentInParallel' | 'sentAgain'

/** One press of the send button; `afterMs` is the time since the first press of all senders. */
export type PlannedSubmission = { afterMs: number; list: string; extra: SubmissionDisturbance }

const pressIntervalMs = sendIntervalSeconds * 1000 + 1000
const earlyByMs = 8000

/**
 * Plans when one sender presses the send button. The first presses of all senders are spread over one interval of the
 * rate limit; every fifth press comes too early for the rate limit.
 */
export function createSubmissionPlan(sender: number): PlannedSubmission[] {
  return Array.from({ length: simulatedSenderCounts.requestsEach }, (_, index) => {
    const isEarly = index > 0 && (sender + index) % 5 === 0
    return {
      afterMs: getStartMs(sender) + index * pressIntervalMs - (isEarly ? earlyByMs : 0),
      list: `Request ${index + 1} of sender ${sender + 1}: 2 Shea Butter, 1.5 Neem Oil`,
      extra: getExtraAction(sender, index),
    }
  })
}

function getStartMs(sender: number): number {
  return Math.round((sender * sendIntervalSeconds * 1000) / simulatedSenderCounts.senders)
}

const extraActions: readonly SubmissionDisturbance[] = [
  'pressedTwice',
  'secondTab',
  'sentAgain',
  'sentInParallel',
]

// Disturbances repeat every 9 senders and early presses every 5, so that every disturbance occurs with early presses.
// The first request of a sender has no parallel attempt, because a browser signs in only once.
function getExtraAction(sender: number, index: number): SubmissionDisturbance {
  const extra = extraActions[(sender + index * 4) % 9] ?? 'none'
  return extra === 'sentInParallel' && index === 0 ? 'none' : extra
}
