import { type Answer, answerLimits } from './answer'
import { type Item, readEntries } from './items'
import { fieldsOf } from './law'
import { isReplyChannel } from './reply'
import { isStatus, type Status } from './status'
import { isLine, isText } from './text'

/** Which of the two forms it was sent with: the collection that holds it. */
export type SentKind = 'requests' | 'enquiries'

/** A request or an enquiry as its sender sees it again. */
export type Sent = {
  kind: SentKind
  id: string
  /** What an enquiry is about; a request has none. */
  subject: string
  /** The list or the message, in the sender's own words. */
  text: string
  /** What the order list held when a request was sent. */
  items: Item[]
  status: Status
  /** By the server's clock. */
  createdAt: Date
  /** Who is answering, where somebody has begun to. */
  claimedBy: string | null
  answer: Omit<Answer, 'uid'> | null
}

/** A stored request or enquiry, or null where it makes no sense; times come as dates. */
export function readSent(kind: SentKind, id: string, stored: unknown): Sent | null {
  const fields = fieldsOf(stored)
  const { status, createdAt, items, subject } = fields
  const text = kind === 'requests' ? fields.list : fields.message
  if (!isStatus(status) || !isMoment(createdAt) || typeof text !== 'string') return null
  return {
    kind,
    id,
    subject: typeof subject === 'string' ? subject : '',
    text,
    items: readEntries(items),
    status,
    createdAt,
    claimedBy: nameIn(fields.claimedBy),
    answer: readAnswer(fields.answer),
  }
}

/** Newest first; of two of the same moment the order is always the same. */
export function newestFirst(sent: readonly Sent[]): Sent[] {
  return sent.toSorted(
    (one, other) => other.createdAt.getTime() - one.createdAt.getTime() || (one.id < other.id ? -1 : 1),
  )
}

function isMoment(value: unknown): value is Date {
  return value instanceof Date && !Number.isNaN(value.getTime())
}

function readAnswer(stored: unknown): Sent['answer'] {
  const { channel, text } = fieldsOf(stored)
  const name = nameIn(stored)
  if (name === null || !isReplyChannel(channel)) return null
  return { name, channel, ...(isText(text, answerLimits.text) && { text }) }
}

function nameIn(stored: unknown): string | null {
  const { name } = fieldsOf(stored)
  return isLine(name, answerLimits.name) ? name : null
}
