import type { OutboxDeliveryPhase } from '../sending/outboxPhase'
import type { SubmissionKind } from '../sending/submission'

/** The word for each kind of submission in messages to visitors. */
export const submissionNouns = { requests: 'request', enquiries: 'message' } as const satisfies Record<
  SubmissionKind,
  string
>

const phaseTitles: Readonly<Record<OutboxDeliveryPhase, (noun: string) => string>> = {
  sending: (noun) => `Sending your ${noun}…`,
  sent: (noun) => `Your ${noun} has been sent`,
  unsent: (noun) => `Your ${noun} hasn't been sent yet`,
  unconfirmed: (noun) => `Your ${noun} may not have arrived yet`,
  resting: (noun) => `Your ${noun} will be sent in a moment`,
  elsewhere: (noun) => `Your ${noun} hasn't been sent yet`,
  refused: (noun) => `Your ${noun} could not be sent`,
}

/** The heading that tells the visitor the delivery phase of a submission. */
export function formatPhaseTitle(phase: OutboxDeliveryPhase, kind: SubmissionKind): string {
  return phaseTitles[phase](submissionNouns[kind])
}

const phaseTexts: Readonly<Record<OutboxDeliveryPhase, string>> = {
  sending: 'One moment, please.',
  sent: "We've received it, and someone will read it.",
  unsent: "We'll send it as soon as you're online, and only once.",
  unconfirmed:
    "We didn't get a confirmation. We'll check as soon as you're online, and we won't send it twice.",
  resting: 'You sent something just now. We wait half a minute, then send this one automatically.',
  elsewhere:
    "It was written with another account. Sign in with that account, and we'll send it automatically.",
  refused:
    "Trying again won't help, but your text is safe below. Send it on WhatsApp or by e-mail, or copy it.",
}

/** The text that explains a submission's delivery phase and says whether the visitor may close the page. */
export function formatPhaseText(phase: OutboxDeliveryPhase, isStored: boolean): string {
  return [phaseTexts[phase], formatStorageNote(phase, isStored)].filter(Boolean).join(' ')
}

function formatStorageNote(phase: OutboxDeliveryPhase, isStored: boolean): string {
  if (phase === 'sent' || phase === 'refused') return ''
  if (!isStored) return "This browser can't save it, so please keep this page open until it's sent."
  return phase === 'sending' ? '' : "It's saved in this browser, so you can close this page."
}

/** The message when the browser kept an unsent submission that can no longer be read. */
export const unreadableOutboxMessage =
  "Something that was waiting to be sent could no longer be read, so we removed it. Everything else is kept. If you can't find it under My Requests, please send it again."

/** How many unsent submissions belong to other accounts. Their content stays hidden. */
export function formatOtherAccountItems(count: number): string {
  return count === 1
    ? "Something written with another account hasn't been sent yet. We'll send it when that account signs in here."
    : `${count} things written with another account haven't been sent yet. We'll send them when that account signs in here.`
}

/** The accessible name of the banner about unsent submissions. */
export const unsentLabel = 'Not sent yet'

/** The link from the banner to the unsent submissions. */
export const showUnsentItems = 'Show unsent'

/** The banner when something could not be sent. */
export function formatRefused(items: string): string {
  return `${items} could not be sent. Nothing is lost.`
}

/** The banner when something is not sent yet. */
export function formatWaiting(items: string): string {
  return `Saved, but not sent yet: ${items}.`
}

/** Several unsent submissions in the banner. */
export function formatSeveralItems(count: number): string {
  return `${count} requests and messages`
}

/** The only unsent submission in the banner. */
export function formatOneItem(noun: string): string {
  return `Your ${noun}`
}

/** The message when a waiting submission has been sent. */
export function formatSentToast(noun: string, reference: string): string {
  return `Your ${noun} ${reference} has been sent.`
}

/** The link that continues a sent item in a chat. */
export const continueOnWhatsApp = 'Continue on WhatsApp'

/** The link to My Requests after sending. */
export const toMyRequests = 'My Requests'

/** The button that tries to send now. */
export const tryNow = 'Try now'

/** The button that moves an unsent submission back into its form. */
export const editItem = 'Edit'

/** The button that deletes a submission that could not be sent. */
export const deleteItem = 'Delete'

/** The label of a submission's reference. */
export const referenceLabel = 'Reference'

/** The countdown until the next submission may be sent. */
export function formatCountdown(seconds: number): string {
  if (seconds === 0) return 'Sending now.'
  return `Sending in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`
}

/** The button that puts sent products back on the order list. */
export const restoreSentItems = 'Put them back on my order list'

/** The button that takes sent products off the order list. */
export const removeSentItems = 'Remove these from my order list'

/** The link that sends a submission in a chat instead. */
export const sendOnWhatsApp = 'Send on WhatsApp'

/** The link that sends a submission by e-mail instead. */
export const sendByEmail = 'Send by e-mail'

/** The message after the text was copied. */
export const textCopiedMessage =
  'Text copied, but not sent yet. Paste it into a chat or an e-mail to send it.'

/** The message when the browser cannot copy the text. */
export const copyFailedMessage =
  "This browser can't copy the text for you. We've selected it, so that you can copy it yourself."

/** The button that copies the text of a submission. */
export const copyTextLabel = 'Copy text'

/** The hint below an overdue reply. */
export const lateHint = 'Ask us on WhatsApp. Your reference is already in the message.'

/** The last minute until the reply is due. */
export const lastMinute = '1 minute left'

/** The minutes until the reply is due. */
export function formatMinutesLeft(minutes: number): string {
  return `${minutes} minutes left`
}

/** The time left, with its time zone. */
export function formatLagosTimeLeft(left: string): string {
  return `Lagos time, ${left}`
}

/** The hint when the shop is closed. */
export const replyTimeHint = 'Lagos time. We reply within 45 minutes during business hours.'
