import { parseQuote, type Quote, type StoredQuote } from '../quotes/quote'
import { isReplyMethod, type ReplyMethod } from '../sent-items/replyMethod'
import { staffReplyLimits } from '../sent-items/staffReply'
import { hasLaterForm } from '../validation/documentForm'
import { toRecordOrEmpty } from '../validation/fieldSchema'
import { isMultilineText, isSingleLineText } from '../validation/text'
import { isValidDate } from '../validation/timestamp'

/** What staff send: a 'holding' reply promises a later time and keeps the item waiting. */
export type StaffReplyKind = 'answer' | 'holding' | 'quote'

/** What the sender sends: a 'question' makes the item wait again, a 'decline' refuses the quote. */
type SenderReplyKind = 'question' | 'decline'

/** A message in the conversation about a request or an enquiry. It never changes. `quote` comes with kind 'quote'. */
export type Reply = {
  id: string
  uid: string
  name: string
  /** Empty only with a quote. */
  text: string
  quote: Quote | null
  /** By the server's clock. */
  createdAt: Date
} & (
  | { from: 'staff'; kind: StaffReplyKind; channel: ReplyMethod }
  | { from: 'sender'; kind: SenderReplyKind; channel: 'site' }
)

/** A reply of staff as the desk writes it; Firestore adds the time. `isStaffReply` in firestore.rules has the same fields. */
export type NewStaffReply = {
  from: 'staff'
  uid: string
  name: string
  channel: ReplyMethod
  kind: StaffReplyKind
  text: string
  quote?: StoredQuote
}

/** How many questions a sender can ask about one item, and how long they wait before the next. */
export const questionLimits = { perItem: 10, intervalSeconds: 30, text: staffReplyLimits.text } as const

/** Parses a stored reply; null if it is malformed. */
export function parseReply(id: string, stored: unknown): Reply | null {
  const fields = toRecordOrEmpty(stored)
  const { uid, name, text, createdAt } = fields
  const author = parseAuthor(fields)
  const quote = parseQuote(fields.quote)
  if (hasLaterForm(fields) || !author || !isValidDate(createdAt) || typeof uid !== 'string') return null
  if (!isSingleLineText(name, staffReplyLimits.name)) return null
  if ((author.kind === 'quote') !== (quote !== null)) return null
  if (text !== '' && !isMultilineText(text, staffReplyLimits.text)) return null
  if (text === '' && quote === null) return null
  return { id, ...author, uid, name, text, quote, createdAt }
}

function parseAuthor({ from, kind, channel }: Readonly<Record<string, unknown>>) {
  if (from === 'staff' && isStaffReplyKind(kind) && isReplyMethod(channel))
    return { from, kind, channel } as const
  const isSenders = from === 'sender' && channel === 'site'
  return isSenders && (kind === 'question' || kind === 'decline') ? ({ from, kind, channel } as const) : null
}

function isStaffReplyKind(value: unknown): value is StaffReplyKind {
  return value === 'answer' || value === 'holding' || value === 'quote'
}

/** Sorts replies from oldest to newest; equal times are sorted by id. */
export function sortReplies<Sorted extends Pick<Reply, 'createdAt' | 'id'>>(
  replies: readonly Sorted[],
): Sorted[] {
  return [...replies].sort(
    (first, second) =>
      first.createdAt.getTime() - second.createdAt.getTime() || (first.id < second.id ? -1 : 1),
  )
}

/** The text of an answer that staff gave elsewhere without writing it down. */
const unwrittenTexts: Record<ReplyMethod, string> = {
  whatsapp: 'Answered on WhatsApp.',
  email: 'Answered by e-mail.',
  phone: 'Answered by phone.',
}

export function getUnwrittenText(channel: ReplyMethod): string {
  return unwrittenTexts[channel]
}

/** Whether functions send a reply by e-mail. An answer that was not written down went out another way. */
export function isSentByMail({ from, channel, text }: Pick<Reply, 'from' | 'channel' | 'text'>): boolean {
  return from === 'staff' && channel === 'email' && text !== unwrittenTexts.email
}
