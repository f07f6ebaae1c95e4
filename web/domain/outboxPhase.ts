import type { OutboxItem } from './outbox'
import type { OutgoingKind } from './outgoing'

/** What is happening to something in the outbox, on this page. */
export type Activity =
  | { is: 'sending'; since: number }
  /** Its sender rests between two sends, until then by the device's clock. */
  | { is: 'resting'; until: number }
  /** It could not be sent and will be tried again. */
  | { is: 'stopped' }
  /** The account that wrote it is not signed in. */
  | { is: 'elsewhere' }

/** What a visitor is told of something in the outbox. */
export type Phase = 'sending' | 'kept' | 'unsure' | 'resting' | 'elsewhere' | 'sent' | 'refused'

/** How long sending may take before the visitor is told that it has not happened yet. */
export const sendingMs = 8000

/** What is to be told of it at this moment, by the device's clock. */
export function phaseOf(
  { outgoing, standing }: OutboxItem,
  activity: Activity | undefined,
  now: number,
): Phase {
  if (standing.is !== 'waiting') return standing.is
  if (activity?.is === 'resting' || activity?.is === 'elsewhere') return activity.is
  const since = activity?.is === 'sending' ? activity.since : outgoing.madeAt
  if (activity?.is !== 'stopped' && now - since < sendingMs) return 'sending'
  return standing.mayHaveArrived ? 'unsure' : 'kept'
}

/** What a visitor calls what they send. */
export const thing = { requests: 'request', enquiries: 'message' } as const satisfies Record<
  OutgoingKind,
  string
>

const titles: Readonly<Record<Phase, (what: string) => string>> = {
  sending: (what) => `Sending your ${what}…`,
  sent: (what) => `Your ${what} has been sent`,
  kept: (what) => `Your ${what} is kept, and not yet sent`,
  unsure: (what) => `Your ${what} is kept, and may have arrived`,
  resting: (what) => `Your ${what} is kept, and goes in a moment`,
  elsewhere: (what) => `Your ${what} is kept, and not yet sent`,
  refused: (what) => `Your ${what} could not be sent`,
}

/** What has become of it, in a few words. */
export function phaseTitle(phase: Phase, kind: OutgoingKind): string {
  return titles[phase](thing[kind])
}

const texts: Readonly<Record<Phase, string>> = {
  sending: 'One moment, please.',
  sent: 'It has arrived, and a person reads it.',
  kept: 'We send it as soon as there is a connection, and only once.',
  unsure: 'No answer came back. We ask again as soon as there is a connection; it arrives only once.',
  resting:
    'You have sent something just now. Between two we leave half a minute; this one then goes by itself.',
  elsewhere: 'It waits for the account that wrote it: sign in with that one, and it goes by itself.',
  refused:
    'Asking again would not help. Nothing is lost: below is what you wrote. Send it on WhatsApp or by e-mail, or copy it.',
}

/** The same at more length, with what the visitor may do. */
export function phaseText(phase: Phase, isKept: boolean): string {
  return [texts[phase], keptText(phase, isKept)].filter(Boolean).join(' ')
}

function keptText(phase: Phase, isKept: boolean): string {
  if (phase === 'sent' || phase === 'refused') return ''
  if (!isKept) return 'This browser keeps nothing for us: closing this page would lose it, so leave it open.'
  return phase === 'sending' ? '' : 'You may close this page: it stays in this browser until it is sent.'
}
