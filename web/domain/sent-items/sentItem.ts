import { type StaffReply, staffReplyLimits } from './staffReply'
import { enquiryLimits, requestLimits } from './sentItemLimits'
import { type OrderItem, parseItemEntries } from '../order-list/orderItems'
import { toRecord } from '../validation/fieldSchema'
import { isEmail, isPhone, isReplyMethod } from './replyMethod'
import { isSentItemStatus, type SentItemStatus } from './sentItemStatus'
import { isLine, isText } from '../validation/text'

/** The two kinds of sent items, each named as its collection. */
export type SentItemKind = 'requests' | 'enquiries'

/** What identifies a stored item, readable or not. */
export type SentItemKey = { kind: SentItemKind; id: string }

/** Who sent an item and how to reply; a field that was not given, or is not valid, is empty. */
export type SentItemSender = { name: string; phone: string; whatsapp: string; email: string }

/** A request or an enquiry as it was stored. */
export type SentItem = SentItemKey & {
  sender: SentItemSender
  /** What an enquiry is about; empty for a request. */
  subject: string
  /** The list or the message, in the sender's own words. */
  text: string
  /** The products of the order list when a request was sent. */
  items: OrderItem[]
  status: SentItemStatus
  /** When the item was stored, by the server's clock. */
  createdAt: Date
  /** The name of the member of staff who is answering. */
  claimedBy: string | null
  answer: Omit<StaffReply, 'uid'> | null
}

/** Parses a stored request or enquiry, its times given as dates; null if a field that every item has is not valid. */
export function parseSentItem({ kind, id }: SentItemKey, stored: unknown): SentItem | null {
  const fields = toRecord(stored)
  const { status, createdAt, items, subject } = fields
  const text = kind === 'requests' ? fields.list : fields.message
  if (!isSentItemStatus(status) || !isValidDate(createdAt) || typeof text !== 'string') return null
  return {
    kind,
    id,
    sender: parseSender(kind, fields),
    subject: typeof subject === 'string' ? subject : '',
    text,
    items: parseItemEntries(items),
    status,
    createdAt,
    claimedBy: parseStaffName(fields.claimedBy),
    answer: parseStaffReply(fields.answer),
  }
}

/** Sorts by time, the newest first, and by id where times are equal. */
export function sortNewestFirst(sentItems: readonly SentItem[]): SentItem[] {
  return sentItems.toSorted(
    (first, second) =>
      second.createdAt.getTime() - first.createdAt.getTime() || (first.id < second.id ? -1 : 1),
  )
}

function isValidDate(value: unknown): value is Date {
  return value instanceof Date && !Number.isNaN(value.getTime())
}

function parseSender(
  kind: SentItemKind,
  { name, fullname, phone, whatsapp, email }: Readonly<Record<string, unknown>>,
): SentItemSender {
  const isRequest = kind === 'requests'
  const senderName = isRequest ? name : fullname
  const maxNameLength = isRequest ? requestLimits.name : enquiryLimits.fullname
  return {
    name: isLine(senderName, maxNameLength) ? senderName : '',
    phone: isPhone(phone) ? phone : '',
    whatsapp: isRequest && isPhone(whatsapp) ? whatsapp : '',
    email: isEmail(email) ? email : '',
  }
}

function parseStaffReply(stored: unknown): SentItem['answer'] {
  const { channel, text } = toRecord(stored)
  const name = parseStaffName(stored)
  if (name === null || !isReplyMethod(channel)) return null
  return { name, channel, ...(isText(text, staffReplyLimits.text) && { text }) }
}

function parseStaffName(stored: unknown): string | null {
  const { name } = toRecord(stored)
  return isLine(name, staffReplyLimits.name) ? name : null
}
