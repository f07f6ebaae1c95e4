import type { StoredQuote } from '../quotes/quote'
import type { Acceptance, AcceptedStep } from '../sent-items/acceptance'
import type { ReplyMethod } from '../sent-items/replyMethod'
import type { SentItem } from '../sent-items/sentItem'
import type { SentItemClaim, StaffReply } from '../sent-items/staffReply'
import type { NewStaffReply } from './reply'

/** An answer: a text, a quote, or neither where staff answered elsewhere and wrote nothing down. */
export type StaffAnswer = {
  channel: ReplyMethod
  text?: string
  quote?: StoredQuote
  /** Whether the staff member saw that the item has an answer, and adds another. */
  isFurther?: boolean
}

/** What a staff member does with a request or an enquiry. Times are in milliseconds. */
export type StaffAction =
  | { type: 'claim' | 'handBack' | 'close' | 'reopen' }
  /** `fromUid` is the colleague whose claim the staff member saw and takes over. */
  | { type: 'takeOver'; fromUid: string }
  | ({ type: 'answer' } & StaffAnswer)
  /** A reply that keeps the item waiting until a later time, which the sender sees. */
  | { type: 'hold'; channel: ReplyMethod; text: string; promisedAt: number }
  /** The sender accepted the quote in this reply by phone. */
  | { type: 'acceptByPhone'; replyId: string }
  | { type: 'tick' | 'untick'; step: AcceptedStep }
  /** Brings the item back on top at a time; null takes the reminder away. */
  | { type: 'remind'; at: number | null }

/** The fields that an action changes, and the reply that it adds. Null removes a field. 'now' is the server's time. */
export type StaffActionChange = {
  status?: SentItem['status']
  claimedBy?: SentItemClaim | null
  answer?: StaffReply
  promisedAt?: Date | null
  waitingSince?: 'now'
  /** The time of the acceptance is the server's. */
  accepted?: Omit<Acceptance, 'at'> | null
  steps?: null
  /** One step that is done now, or with null not done any more. */
  step?: { name: AcceptedStep; doneBy: SentItemClaim | null }
  remindAt?: Date | null
  reply?: NewStaffReply
}
