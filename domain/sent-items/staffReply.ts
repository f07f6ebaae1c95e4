import { maxStaffNameLength } from '../validation/staffName'
import type { ReplyMethod } from './replyMethod'

/** Maximum UTF-16 lengths of a staff name and a reply; the same as `isMe` and `isMyAnswer` in firestore.rules. */
export const staffReplyLimits = { name: maxStaffNameLength, text: 2000 } as const

/** The staff member who is answering a request or an enquiry. Staff can claim one only for themselves. */
export type SentItemClaim = { uid: string; name: string }

/** The staff member who replied, the channel, and the text if it was written on the desk. A reply never changes, but may be undone. */
export type StaffReply = SentItemClaim & { channel: ReplyMethod; text?: string }
