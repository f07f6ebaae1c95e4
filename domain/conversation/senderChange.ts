import type { SentItem } from '../sent-items/sentItem'
import type { Reply } from './reply'
import type { StaffActionChange } from './staffActionTypes'

/** The data that decides a question, or an answer to a quote. */
export type SenderContext = {
  /** The newest replies about the item. */
  replies: readonly Reply[]
  /** Whether the reply that this request adds is stored: an earlier attempt arrived. */
  isReplyStored: boolean
  /** In milliseconds, by the server's clock. The clock of the sender's device is never used. */
  now: number
}

/** A reply of the sender as functions store it; they add the time. */
type NewSenderReply = {
  from: 'sender'
  channel: 'site'
  kind: 'question' | 'decline'
  uid: string
  name: string
  text: string
}

/** The fields that a request of the sender changes, and the reply that it adds. They read as in a StaffActionChange. */
export type SenderChange = Pick<
  StaffActionChange,
  'status' | 'waitingSince' | 'promisedAt' | 'claimedBy' | 'accepted' | 'steps'
> & { reply?: NewSenderReply }

/** What the sender is told, and what changes; null if nothing does. */
export type SenderDecision<Answer> = { answer: Answer; change: SenderChange | null }

/** A reply in the sender's name, whoever opened the status link. */
export function createSenderReply(
  { senderUid, sender }: SentItem,
  kind: NewSenderReply['kind'],
  text: string,
): NewSenderReply {
  return { from: 'sender', channel: 'site', kind, uid: senderUid, name: sender.name, text }
}
