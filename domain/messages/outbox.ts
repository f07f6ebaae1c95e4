import type { OutboxDeliveryPhase } from '../sending/outboxPhase'
import type { SubmissionKind } from '../sending/submission'

const submissionNouns = { requests: 'request', enquiries: 'message' } as const satisfies Record<
  SubmissionKind,
  string
>

const phaseTitles: Readonly<Record<OutboxDeliveryPhase, (noun: string) => string>> = {
  sending: (noun) => `Sending your ${noun}…`,
  sent: (noun) => `Thank you! Your ${noun} has been sent`,
  unsent: (noun) => `Your ${noun} hasn't been sent yet`,
  unconfirmed: (noun) => `Your ${noun} may not have arrived yet`,
  resting: (noun) => `Your ${noun} will be sent in a moment`,
  otherAccount: (noun) => `Your ${noun} hasn't been sent yet`,
  refused: (noun) => `Your ${noun} could not be sent`,
}

const phaseTexts: Readonly<Record<OutboxDeliveryPhase, string>> = {
  sending: 'One moment, please.',
  sent: "We've received it, and someone will read it.",
  unsent: "We'll send it as soon as you're online, and only once.",
  unconfirmed:
    "We didn't get a confirmation. We'll check as soon as you're online, and we won't send it twice.",
  resting: 'You sent something just now. We wait half a minute, then send this one automatically.',
  otherAccount:
    "It was written with another account. Sign in with that account, and we'll send it automatically.",
  refused:
    "Trying again won't help, but your text is safe below. Send it on WhatsApp or by e-mail, or copy it.",
}

/** What was handed in and is on its way. */
export const outboxMessages = {
  submissionNouns,
  formatPhaseTitle: (phase: OutboxDeliveryPhase, kind: SubmissionKind): string =>
    phaseTitles[phase](submissionNouns[kind]),
  formatPhaseText: (phase: OutboxDeliveryPhase, isStored: boolean): string =>
    [phaseTexts[phase], formatStorageNote(phase, isStored)].filter(Boolean).join(' '),
  unreadableOutboxMessage:
    "Something that was waiting to be sent could no longer be read, so we removed it. Everything else is kept. If you can't find it under My Requests, please send it again.",
  laterOutboxMessage:
    "Something that you handed in with a newer version of this site is kept on this device and hasn't been sent yet. Please reload the page, so that we can send it.",
  formatOtherAccountItems: (count: number): string =>
    count === 1
      ? "Something written with another account hasn't been sent yet. We'll send it when that account signs in here."
      : `${count} things written with another account haven't been sent yet. We'll send them when that account signs in here.`,
  unsentLabel: 'Not sent yet',
  showUnsentItems: 'Show unsent',
  formatRefused: (items: string) => `${items} could not be sent. Nothing is lost.`,
  formatWaiting: (items: string) => `Saved, but not sent yet: ${items}.`,
  formatSeveralItems: (count: number) => `${count} requests and messages`,
  formatOneItem: (noun: string) => `Your ${noun}`,
  formatSentToast: (noun: string, reference: string) => `Your ${noun} ${reference} has been sent.`,
  formatConfirmationNote: (email: string) => `A confirmation by e-mail is on its way to ${email}.`,
  takenListNote: "We took it off your order list, so that you don't order it twice.",
  takenListMessage: "We took what you sent off your order list. 'Request again' in My Requests puts it back.",
  undoText: 'Undo',
  askOnWhatsApp: 'Ask about it on WhatsApp',
  toMyRequests: 'My Requests',
  tryNow: 'Try now',
  editItem: 'Edit',
  deleteItem: 'Delete',
  referenceLabel: 'Reference',
  formatCountdown: (seconds: number): string => {
    if (seconds === 0) return 'Sending now.'
    return `Sending in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`
  },
  sendOnWhatsApp: 'Send on WhatsApp',
  sendByEmail: 'Send by e-mail',
  textCopiedMessage: 'Text copied, but not sent yet. Paste it into a chat or an e-mail to send it.',
  copyFailedMessage:
    "This browser can't copy the text for you. We've selected it, so that you can copy it yourself.",
  copyTextLabel: 'Copy text',
  lateHint: 'Ask us on WhatsApp. Your reference is already in the message.',
  lastMinute: '1 minute left',
  formatMinutesLeft: (minutes: number) => `${minutes} minutes left`,
  formatLagosTimeLeft: (left: string) => `Lagos time, ${left}`,
  replyTimeHint: 'Lagos time. We reply within 45 minutes during business hours.',
}

function formatStorageNote(phase: OutboxDeliveryPhase, isStored: boolean): string {
  if (phase === 'sent' || phase === 'refused') return ''
  if (!isStored) return "This browser can't save it, so please keep this page open until it's sent."
  return phase === 'sending' ? '' : "It's saved in this browser, so you can close this page."
}
