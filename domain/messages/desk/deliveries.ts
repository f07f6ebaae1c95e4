import type { DeliveryKind } from '../../deliveries/delivery'

const mailNames: Partial<Record<DeliveryKind, string>> = {
  confirmationMail: 'Confirmation',
  answerMail: 'Answer',
  acceptedMail: 'Confirmation of their yes',
  arrivalMail: 'Arrival notice',
  lateMail: 'Late-reply warning',
}

export const deskDeliveriesMessages = {
  deliveriesTitle: 'Failed E-mails',
  deliveriesName: 'The failed e-mails',
  deliveriesLead:
    "These e-mails couldn't be sent, and the shop has stopped trying. Mend the cause first, such as the mail server's password. Then send them again.",
  loadingDeliveries: 'Loading the failed e-mails',
  noFailures: "Nothing to do here: no e-mail is stuck. You'll see a notice on every screen if one fails.",
  formatMore: (count: number) => `These are the newest ${count}. There may be more.`,
  alertsNote:
    'Alerts to phones and browsers are not listed: they are out of date by now. Each item shows its own.',
  formatMailName: (kind: DeliveryKind) => mailNames[kind] ?? 'E-mail',
  toUs: 'us',
  toWord: 'to',
  failedWord: 'Failed',
  unknownReason: 'No reason is known.',
  formatItemLink: (kind: 'requests' | 'enquiries', reference: string) =>
    `${kind === 'requests' ? 'Request' : 'Enquiry'} ${reference}`,
  sendAgain: 'Send Again',
  sending: 'Sending…',
  formatSentAgain: (to: string) =>
    `The e-mail to ${to} is waiting to be sent: it leaves within five minutes. It comes back here if it fails.`,
  sendAllAgain: 'Send All Again',
  formatConfirmTitle: (count: string) => `Send ${count} again?`,
  confirmText: "They leave within a few minutes, each of them once. You can't call them back.",
  formatMayHaveArrived: (count: string) =>
    `${count} may have arrived already, so some people could get the same e-mail twice.`,
  cancel: 'Cancel',
  formatAllResent: ({ restarted, left }: { restarted: number; left: number }) =>
    [
      restarted === 0
        ? 'Nothing was left to send: somebody was faster.'
        : `${formatMailCount(restarted)} will leave within a few minutes.`,
      ...(left > 0
        ? [`${formatMailCount(left)} ${left === 1 ? 'is' : 'are'} left: send again to go on.`]
        : []),
    ].join(' '),
  formatStopped: (restarted: number, problem: string) =>
    restarted === 0
      ? problem
      : `${formatMailCount(restarted)} will leave within a few minutes. The rest is still here. ${problem}`,
  noAnswer: "The server's answer couldn't be read. Wait a minute, then look here again.",
  formatNotice: (count: string) => `${count} couldn't be sent.`,
  showFailures: 'Show Them',
  dismiss: 'Dismiss',
  formatMailCount,
  /** The push message to devices of staff. */
  formatPushTitle: (count: number) => `${formatMailCount(count)} couldn't be sent`,
  formatPushText: (error: string) => `${error} Open the desk to send again.`.trim(),
}

/** '1 e-mail', '12 e-mails', or '100 e-mails or more' where the list is cut off. */
function formatMailCount(count: number, isCutOff = false): string {
  const number = count.toLocaleString('en')
  return `${number} ${count === 1 ? 'e-mail' : 'e-mails'}${isCutOff ? ' or more' : ''}`
}
