import type { OutboxItem } from './outboxItem'
import type { SubmissionKind } from './submission'

/** What the outbox is doing now to send one of its items. This state is never stored. */
export type OutboxSendingState =
  | { is: 'sending'; since: number }
  /** The rate limit delays the submission until this time, by the device's clock. */
  | { is: 'resting'; until: number }
  /** The last attempt failed; the sender retries. */
  | { is: 'failed' }
  /** The submission belongs to an account that is not signed in. */
  | { is: 'elsewhere' }

/** The delivery phase that the visitor sees. */
export type OutboxDeliveryPhase =
  'sending' | 'unsent' | 'unconfirmed' | 'resting' | 'elsewhere' | 'sent' | 'refused'

/** If the server does not answer within this time, the page says that the submission is not sent yet. */
export const slowSendMs = 8000

/** Derives the delivery phase of an outbox item; `now` is the time by the device's clock. */
export function getOutboxDeliveryPhase(
  { outgoing, standing }: OutboxItem,
  activity: OutboxSendingState | undefined,
  now: number,
): OutboxDeliveryPhase {
  if (standing.is !== 'waiting') return standing.is
  if (activity?.is === 'resting' || activity?.is === 'elsewhere') return activity.is
  const since = activity?.is === 'sending' ? activity.since : outgoing.madeAt
  // `since` is in the future if the device's clock was set back; the page must not say 'Sending…' for hours.
  if (activity?.is !== 'failed' && Math.abs(now - since) < slowSendMs) return 'sending'
  return standing.mayHaveArrived ? 'unconfirmed' : 'unsent'
}

/** The word for each kind of submission in messages to visitors. */
export const submissionNouns = { requests: 'request', enquiries: 'message' } as const satisfies Record<
  SubmissionKind,
  string
>

const phaseTitles: Readonly<Record<OutboxDeliveryPhase, (noun: string) => string>> = {
  sending: (noun) => `Sending your ${noun}…`,
  sent: (noun) => `Your ${noun} has been sent`,
  unsent: (noun) => `Your ${noun} is kept, and not yet sent`,
  unconfirmed: (noun) => `Your ${noun} is kept, and may have arrived`,
  resting: (noun) => `Your ${noun} is kept, and goes in a moment`,
  elsewhere: (noun) => `Your ${noun} is kept, and not yet sent`,
  refused: (noun) => `Your ${noun} could not be sent`,
}

/** Formats the heading that tells the visitor the delivery phase of a submission. */
export function formatOutboxDeliveryPhaseTitle(phase: OutboxDeliveryPhase, kind: SubmissionKind): string {
  return phaseTitles[phase](submissionNouns[kind])
}

const phaseTexts: Readonly<Record<OutboxDeliveryPhase, string>> = {
  sending: 'One moment, please.',
  sent: 'It has arrived, and a person reads it.',
  unsent: 'We send it as soon as there is a connection, and only once.',
  unconfirmed: 'No answer came back. We ask again as soon as there is a connection; it arrives only once.',
  resting:
    'You have sent something just now. Between two we leave half a minute; this one then goes by itself.',
  elsewhere: 'It waits for the account that wrote it: sign in with that one, and it goes by itself.',
  refused:
    'Asking again would not help. Nothing is lost: below is what you wrote. Send it on WhatsApp or by e-mail, or copy it.',
}

/** Formats the text that explains a submission's delivery phase and says whether the visitor may close the page. */
export function formatOutboxDeliveryPhaseText(phase: OutboxDeliveryPhase, isStored: boolean): string {
  return [phaseTexts[phase], formatStorageNote(phase, isStored)].filter(Boolean).join(' ')
}

function formatStorageNote(phase: OutboxDeliveryPhase, isStored: boolean): string {
  if (phase === 'sent' || phase === 'refused') return ''
  if (!isStored)
    return 'This browser keeps nothing for us: closing this page would lose it, so leave it open.'
  return phase === 'sending' ? '' : 'You may close this page: it stays in this browser until it is sent.'
}

/** The message when the browser kept an unsent submission that can no longer be read. */
export const unreadableOutboxMessage =
  'Something that waited here to be sent could not be read any more, so it is gone; the rest was kept. If you miss it under My Requests, please write it again.'
