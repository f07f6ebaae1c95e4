import { secondsBetweenSends } from '../../web/domain/pace'

/** How many people send, and how much each. */
export const crowd = { senders: 200, requestsEach: 5 } as const

/** When Firestore stops answering, counted from the first press, and for how long. */
export const pause = { afterMs: 62_000, forMs: 30_000 } as const

/**
 * What else is done with a request: the button is pressed twice, a second tab finds it in the outbox, a second attempt
 * runs beside the first, or one more comes when it is there already.
 */
export type Extra = 'none' | 'pressedTwice' | 'secondTab' | 'sentBeside' | 'sentAgain'

/** One press of the button, so long after the first of all. */
export type Press = { afterMs: number; list: string; extra: Extra }

const betweenMs = secondsBetweenSends * 1000 + 1000
const impatientMs = 8000

/**
 * When a sender presses and what they send. They come one after the other for half a minute, press again when they may,
 * every fifth time a little too early; no two texts are the same.
 */
export function planOf(sender: number): Press[] {
  return Array.from({ length: crowd.requestsEach }, (_, at) => ({
    afterMs: startOf(sender) + at * betweenMs - (at > 0 && (sender + at) % 5 === 0 ? impatientMs : 0),
    list: `Request ${at + 1} of sender ${sender + 1}: 2 Shea Butter, 1.5 Neem Oil`,
    extra: extraOf(sender, at),
  }))
}

function startOf(sender: number): number {
  return Math.round((sender * secondsBetweenSends * 1000) / crowd.senders)
}

const extras: readonly Extra[] = ['pressedTwice', 'secondTab', 'sentAgain', 'sentBeside']

// Nine and five share nothing, so each meets requests of every turn, too early ones included. Beside the first of all
// nothing is sent in a browser: whoever signs in does so alone.
function extraOf(sender: number, at: number): Extra {
  const extra = extras[(sender + at * 4) % 9] ?? 'none'
  return extra === 'sentBeside' && at === 0 ? 'none' : extra
}
