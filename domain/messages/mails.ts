import { businessDetails } from '../site/businessDetails'

/** What a status link shows and to whom. */
export const statusLinkRemark =
  'This link works on any device, without an account. Anyone who has it can see the status and our answer, so please keep it to yourself.'

/** The label of a sender's WhatsApp number. */
export const whatsappLabel = 'WhatsApp'

/** The label of a sender's phone number. */
export const phoneLabel = 'Phone'

/** The label of a sender's e-mail address. */
export const emailLabel = 'E-mail'

/** What staff call an item with a sender. */
export function formatItemFrom(noun: string, name: string): string {
  return `${noun} from ${name}`
}

/** How many more items there are than the mail lists. */
export function formatMoreItems(count: number): string {
  return `… and ${count} more.`
}

/** The button that opens the desk. */
export const openDesk = 'Open the Desk'

/** Why the business gets a mail. */
export const businessMailReason = `This e-mail was sent by the website of ${businessDetails.name} to its own address. Times are in Lagos.`

/** Why a sender gets a mail. */
export const senderMailReason = `You received this e-mail because someone wrote to ${businessDetails.name} and gave this address for the reply. Times are in Lagos. If it wasn't you, you can ignore this e-mail. We're sorry for the trouble.`

/** The subject of the mail with the answer. */
export function formatAnswerSubject(item: string): string {
  return `Our answer to your ${item}`
}

/** How to reply to an answer. */
export const answerRemark = 'Any questions? Just reply to this e-mail.'

/** The button to the status page. */
export const seeOnline = 'See It Online'

/** The reference and what the link shows. */
export function formatAnswerReference(reference: string): string {
  return `Reference ${reference}. ${statusLinkRemark}`
}

/** The title of what the sender wrote. */
export function formatWrittenOn(date: string): string {
  return `You wrote on ${date}`
}

/** The title of the mail about a new item. */
export function formatArrivalTitle(item: string): string {
  return `New ${item}`
}

/** The subject of a mail about one item. */
export function formatWithDueTime(title: string, dueText: string, reference: string): string {
  return `${title}, due ${dueText} (${reference})`
}

/** The label of the reference. */
export const referenceLabel = 'Reference'

/** The label of the time of sending. */
export const sentLabel = 'Sent'

/** The label of the time when the reply is due. */
export const replyDueLabel = 'Reply due'

/** The label of the subject. */
export const subjectLabel = 'Subject'

/** The title of the products of a request, for staff. */
export const requestedTitle = 'What they need'

/** The title of the text of a request, for staff. */
export const requestTextTitle = 'In their own words'

/** The title of a message, for staff. */
export const messageTitle = 'Their message'

/** The button that opens an item at the desk. */
export const openAtDesk = 'Open at the Desk'

/** The subject of a reply to a request. */
export function formatRequestSubject(reference: string): string {
  return `Your request ${reference}`
}

/** Whom a reply to the mail reaches. */
export function formatReplyRemark(name: string): string {
  return `If you reply to this e-mail, your reply goes straight to ${name || 'the sender'}. Please also mark the item as answered at the desk, so that nobody answers twice.`
}

/** The title of the mail about several new items. */
export function formatArrivalsTitle(count: number): string {
  return `${count} new requests and enquiries`
}

/** One of several new items. */
export function formatReplyDue(reference: string, dueText: string): string {
  return `${reference}, reply due ${dueText}`
}

/** Why several items come in one mail. */
export const arrivalsText = 'They arrived within a short time, so here they are in one e-mail.'

/** The subject of the confirmation. */
export function formatConfirmationSubject(item: string): string {
  return `We've received your ${item}`
}

/** The first sentence of the confirmation. */
export function formatThanks(dueText: string): string {
  return `Thank you for writing to us. ${dueText}`
}

/** The title of the products, for the sender. */
export const ownRequestTitle = 'What you asked for'

/** The title of the text, for the sender. */
export const ownTextTitle = 'What you wrote'

/** The button to the status page. */
export const seeStatus = 'See the Status'

/** The greeting without a name. */
export const greeting = 'Hello,'

/** The greeting. */
export function formatGreetingTo(name: string): string {
  return `Hello ${name},`
}

/** When the reply was due. */
export function formatLateReply(dueText: string): string {
  return `We're sorry, our reply is late. It was due on ${dueText}, and we're working on it.`
}

/** When the reply is due. */
export function formatReplyBy(dueText: string): string {
  return `We'll reply by ${dueText} at the latest.`
}

/** The title of the mail about one late item. */
export function formatLateTitle(item: string): string {
  return `Late: ${item}`
}

/** The title of the mail about several late items. */
export function formatLateCount(count: number): string {
  return `${count} items are late`
}

/** What to do about one late item. */
export const lateText =
  "The promised time has passed without an answer. Even a short message that you're working on it helps."

/** What to do about several late items. */
export const lateItemsText =
  "The promised time has passed for these without an answer. Even a short message that you're working on them helps."

/** Who answers an item. */
export function formatAnswering(name: string): string {
  return `${name} is answering`
}

/** Nobody answers an item. */
export const nobodyAnswers = 'Nobody has claimed it'

/** A late item in the mail. */
export function formatLateItem(reference: string, dueText: string, text: string, claimText: string): string {
  return `${reference}, due ${dueText}. ${text}. ${claimText}.`
}

/** The phone number of the business in the footer. */
export function formatPhone(phone: string): string {
  return `Phone ${phone}`
}
