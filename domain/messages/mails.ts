import { businessDetails } from '../site/businessDetails'

const statusLinkRemark =
  'This link works on any device, without an account. Anyone who has it can see the status and our answer, so please keep it to yourself.'

export const mailsMessages = {
  statusLinkRemark,
  whatsappLabel: 'WhatsApp',
  phoneLabel: 'Phone',
  emailLabel: 'E-mail',
  formatItemFrom: (noun: string, name: string) => `${noun} from ${name}`,
  formatMoreItems: (count: number) => `… and ${count} more.`,
  openDesk: 'Open the Desk',
  businessMailReason: `This e-mail was sent by the website of ${businessDetails.name} to its own address. Times are in Lagos.`,
  senderMailReason: `You received this e-mail because someone wrote to ${businessDetails.name} and gave this address for the reply. Times are in Lagos. If it wasn't you, you can ignore this e-mail. We're sorry for the trouble.`,
  formatAnswerSubject: (item: string) => `Our answer to your ${item}`,
  formatQuoteSubject: (item: string) => `Our quote for your ${item}`,
  quoteTitle: 'What it costs',
  quoteTotal: 'Total',
  answerQuote: 'Answer This Quote',
  quoteRemark: 'Press the button to accept it, to ask for a change, or to say no. You need no account.',
  formatHoldingSubject: (item: string) => `About your ${item}: we need a little longer`,
  formatAcceptedSubject: (item: string) => `Thank you for accepting our quote for your ${item}`,
  acceptedText:
    "You've accepted our quote, so we're getting your goods ready. You can follow each step online, and ask for a change there.",
  paymentTitle: 'How to pay',
  deliveryTitle: 'Delivery',
  collectionTitle: 'Collection',
  seeQuote: 'See What Comes Next',
  formatQuestionTitle: (item: string) => `A question about the ${item}`,
  formatDeclineTitle: (item: string) => `Quote declined: ${item}`,
  formatAcceptanceTitle: (item: string) => `Quote accepted: ${item}`,
  formatWithReference: (title: string, reference: string) => `${title} (${reference})`,
  answerRemark: 'Any questions? Just reply to this e-mail.',
  seeOnline: 'See It Online',
  formatAnswerReference: (reference: string) => `Reference ${reference}. ${statusLinkRemark}`,
  formatWrittenOn: (date: string) => `You wrote on ${date}`,
  formatArrivalTitle: (item: string) => `New ${item}`,
  formatWithDueTime: (title: string, dueText: string, reference: string) =>
    `${title}, due ${dueText} (${reference})`,
  referenceLabel: 'Reference',
  sentLabel: 'Sent',
  replyDueLabel: 'Reply due',
  subjectLabel: 'Subject',
  deliveryAreaLabel: 'Delivery to',
  requestedTitle: 'What they need',
  requestTextTitle: 'In their own words',
  messageTitle: 'Their message',
  openAtDesk: 'Open at the Desk',
  formatRequestSubject: (reference: string) => `Your request ${reference}`,
  formatReplyRemark: (name: string) =>
    `If you reply to this e-mail, your reply goes straight to ${name || 'the sender'}. Please also mark the item as answered at the desk, so that nobody answers twice.`,
  formatArrivalsTitle: (count: number) => `${count} new requests and enquiries`,
  formatReplyDue: (reference: string, dueText: string) => `${reference}, reply due ${dueText}`,
  arrivalsText: 'They arrived within a short time, so here they are in one e-mail.',
  formatConfirmationSubject: (item: string) => `We've received your ${item}`,
  formatThanks: (dueText: string) => `Thank you for writing to us. ${dueText}`,
  ownRequestTitle: 'What you asked for',
  ownTextTitle: 'What you wrote',
  nothingTypedRemark:
    "Anyone can enter any address in our form, so this e-mail doesn't repeat what was written. We have all of it.",
  seeStatus: 'See the Status',
  greeting: 'Hello,',
  formatGreetingTo: (name: string) => `Hello ${name},`,
  formatLateReply: (dueText: string) =>
    `We're sorry, our reply is late. It was due on ${dueText}, and we're working on it.`,
  formatReplyBy: (dueText: string) => `We'll reply by ${dueText} at the latest.`,
  formatLateTitle: (item: string) => `Late: ${item}`,
  formatLateCount: (count: number) => `${count} items are late`,
  lateText:
    "The promised time has passed without an answer. Even a short message that you're working on it helps.",
  lateItemsText:
    "The promised time has passed for these without an answer. Even a short message that you're working on them helps.",
  formatAnswering: (name: string) => `${name} is answering`,
  nobodyAnswers: 'Nobody has claimed it',
  formatWaitingItem: (reference: string, dueText: string, text: string, claimText: string) =>
    `${reference}, due ${dueText}. ${text}. ${claimText}.`,
  formatPhone: (phone: string) => `Phone ${phone}`,
}
