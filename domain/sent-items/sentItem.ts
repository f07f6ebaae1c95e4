import { hasLaterForm } from '../validation/documentForm'
import { type Acceptance, type DoneSteps, parseAcceptance, parseDoneSteps } from './acceptance'
import { splitDeliveryArea } from './deliveryArea'
import { type InternationalNumbers, parseInternationalNumbers } from './internationalPhoneNumber'
import { type SentItemClaim, type StaffReply, staffReplyLimits } from './staffReply'
import { enquiryFormFieldLimits, requestFormFieldLimits } from './sentItemLimits'
import { type OrderItem, parseSerializedOrderItems } from '../order-list/orderItems'
import { toRecordOrEmpty } from '../validation/fieldSchema'
import { isEmail, isPhoneNumber, isReplyMethod } from './replyMethod'
import { isSentItemStatus, type SentItemStatus } from './sentItemStatus'
import { isStaffName } from '../validation/staffName'
import { normalizeEmail } from '../validation/normalizeInput'
import { isSingleLineText, isMultilineText } from '../validation/text'
import { isValidDate } from '../validation/timestamp'

/** The two kinds of sent items, each named as its collection. */
export const sentItemKinds = ['requests', 'enquiries'] as const

export type SentItemKind = (typeof sentItemKinds)[number]

export function isSentItemKind(value: unknown): value is SentItemKind {
  return value === 'requests' || value === 'enquiries'
}

/** Identifies a request or an enquiry in Firestore, even if its document is malformed. */
export type SentItemKey = { kind: SentItemKind; id: string }

/** Who sent an item and how to reply; a field that was not given, or is not valid, is empty. */
export type SenderContactDetails = {
  name: string
  phone: string
  whatsapp: string
  email: string
  /** Left out until functions have stored them. */
  numbers?: InternationalNumbers
}

export type SentItem = SentItemKey & {
  /** The account that sent the item, which may be anonymous; empty if it is not a string. */
  senderUid: string
  sender: SenderContactDetails
  /** What an enquiry is about; empty for a request. */
  subject: string
  /** The text of a request's product list or of an enquiry's message. */
  text: string
  /** Where a request is to be delivered; empty if its sender did not say. */
  deliveryArea: string
  items: OrderItem[]
  status: SentItemStatus
  /** When the item was stored, by the server's clock. */
  createdAt: Date
  /** From when the clock of the reply counts, by the server's clock: when it was stored, or when it was reopened. */
  waitingSince: Date
  /** Until when staff promised a reply, which then is due; null if they promised nothing. */
  promisedAt: Date | null
  /** When staff want to be reminded of the item; null if they do not. */
  remindAt: Date | null
  /** When staff last changed the item, by the server's clock; null if they have not. */
  updatedAt: Date | null
  /** When staff first answered, by the server's clock; null if they have not, or if nobody knows any more. */
  answeredAt: Date | null
  /** The member of staff who is answering. */
  claimedBy: SentItemClaim | null
  /** The first answer; the replies have all. */
  answer: StaffReply | null
  accepted: Acceptance | null
  /** What staff have done since the quote was accepted. */
  steps: DoneSteps
}

/** Parses a stored request or enquiry. Returns null if its status, time or text is invalid. */
export function parseSentItem({ kind, id }: SentItemKey, stored: unknown): SentItem | null {
  const fields = toRecordOrEmpty(stored)
  const { uid, status, createdAt, waitingSince, updatedAt, items, subject } = fields
  const written = kind === 'requests' ? fields.list : fields.message
  if (hasLaterForm(fields)) return null
  if (!isSentItemStatus(status) || !isValidDate(createdAt) || typeof written !== 'string') return null
  const { list: text, area } = kind === 'requests' ? splitDeliveryArea(written) : { list: written, area: '' }
  return {
    kind,
    id,
    senderUid: typeof uid === 'string' ? uid : '',
    sender: parseSender(kind, fields),
    subject: typeof subject === 'string' ? subject : '',
    text,
    deliveryArea: area,
    items: parseSerializedOrderItems(items),
    status,
    createdAt,
    // An item of an earlier release has none until functions add it.
    waitingSince: isValidDate(waitingSince) ? waitingSince : createdAt,
    promisedAt: toDateOrNull(fields.promisedAt),
    remindAt: toDateOrNull(fields.remindAt),
    updatedAt: toDateOrNull(updatedAt),
    answeredAt: parseAnswerTime(fields),
    claimedBy: parseClaim(fields.claimedBy),
    answer: parseStaffReply(fields.answer),
    accepted: status === 'accepted' || status === 'closed' ? parseAcceptance(fields.accepted) : null,
    steps: parseDoneSteps(fields.steps),
  }
}

/**
 * Merges lists of requests and enquiries into one, from newest to oldest; equal times are sorted by id. Of an item that
 * several lists have, the last one counts.
 */
export function mergeNewestFirst(...lists: readonly (readonly SentItem[])[]): SentItem[] {
  const items = new Map(lists.flat().map((item) => [`${item.kind}/${item.id}`, item]))
  return [...items.values()].sort(
    (first, second) =>
      second.createdAt.getTime() - first.createdAt.getTime() || (first.id < second.id ? -1 : 1),
  )
}

function parseSender(
  kind: SentItemKind,
  { name, fullname, phone, whatsapp, email, numbers }: Readonly<Record<string, unknown>>,
): SenderContactDetails {
  const isRequest = kind === 'requests'
  const senderName = isRequest ? name : fullname
  // The release before stored addresses as they were pasted.
  const address = typeof email === 'string' ? normalizeEmail(email) : ''
  const maxNameLength = isRequest ? requestFormFieldLimits.name : enquiryFormFieldLimits.fullname
  return {
    name: isSingleLineText(senderName, maxNameLength) ? senderName : '',
    phone: isPhoneNumber(phone) ? phone : '',
    whatsapp: isRequest && isPhoneNumber(whatsapp) ? whatsapp : '',
    email: isEmail(address) ? address : '',
    ...(numbers !== undefined && { numbers: parseInternationalNumbers(numbers) }),
  }
}

// Functions store the time of the answer a moment after it. Until then, the answer is the last change of the item.
function parseAnswerTime({ status, answeredAt, updatedAt }: Readonly<Record<string, unknown>>): Date | null {
  const time = answeredAt ?? (status === 'answered' ? updatedAt : null)
  return toDateOrNull(time)
}

function toDateOrNull(value: unknown): Date | null {
  return isValidDate(value) ? value : null
}

function parseClaim(stored: unknown): SentItemClaim | null {
  const { uid } = toRecordOrEmpty(stored)
  const name = parseStaffName(stored)
  return typeof uid === 'string' && uid !== '' && name !== null ? { uid, name } : null
}

function parseStaffReply(stored: unknown): SentItem['answer'] {
  const { uid, channel, text } = toRecordOrEmpty(stored)
  const name = parseStaffName(stored)
  if (name === null || !isReplyMethod(channel)) return null
  return {
    uid: typeof uid === 'string' ? uid : '',
    name,
    channel,
    ...(isMultilineText(text, staffReplyLimits.text) && { text }),
  }
}

function parseStaffName(stored: unknown): string | null {
  const { name } = toRecordOrEmpty(stored)
  return isStaffName(name) ? name : null
}
