import { sendIntervalSeconds } from '../../web/domain/sending/rateLimit'

/** The number of senders, and of requests per sender. */
export const crowdSize = { senders: 200, requestsEach: 5 } as const

/** When Firestore is paused, counted from the first press, and for how long. */
export const firestorePause = { afterMs: 62_000, durationMs: 30_000 } as const

/**
 * A disturbance of a request: the button is pressed twice, a second tab delivers the same outbox, a second attempt runs
 * in parallel, or another attempt follows after arrival.
 */
export type ExtraAction = 'none' | 'pressedTwice' | 'secondTab' | 'sentInParallel' | 'sentAgain'

/** One press of the button; `afterMs` counts from the first press of all senders. */
export type PlannedPress = { afterMs: number; list: string; extra: ExtraAction }

const pressIntervalMs = sendIntervalSeconds * 1000 + 1000
const earlyByMs = 8000

/**
 * Creates the presses of one sender. Senders start one after the other within the rate limit's interval and press again
 * when it is over, every fifth time too early. All texts are distinct.
 */
export function createSendingPlan(sender: number): PlannedPress[] {
  return Array.from({ length: crowdSize.requestsEach }, (_, index) => {
    const isEarly = index > 0 && (sender + index) % 5 === 0
    return {
      afterMs: getStartMs(sender) + index * pressIntervalMs - (isEarly ? earlyByMs : 0),
      list: `Request ${index + 1} of sender ${sender + 1}: 2 Shea Butter, 1.5 Neem Oil`,
      extra: getExtraAction(sender, index),
    }
  })
}

function getStartMs(sender: number): number {
  return Math.round((sender * sendIntervalSeconds * 1000) / crowdSize.senders)
}

const extraActions: readonly ExtraAction[] = ['pressedTwice', 'secondTab', 'sentAgain', 'sentInParallel']

// 9 and 5 have no common factor, so every action meets early and other presses. The first request of a sender has no
// parallel attempt, because a browser signs in only once.
function getExtraAction(sender: number, index: number): ExtraAction {
  const extra = extraActions[(sender + index * 4) % 9] ?? 'none'
  return extra === 'sentInParallel' && index === 0 ? 'none' : extra
}
