import { findInvalidFields, optionalField, type FieldSchema } from '../validation/fieldSchema'
import { isReplyMethod, type ReplyMethod } from './replyMethod'
import { isStaffName, maxStaffNameLength } from '../validation/staffName'
import { isMultilineText } from '../validation/text'

/** Maximum UTF-16 lengths of a staff name and a reply; the same as `isMe` and `isMyAnswer` in firestore.rules. */
export const staffReplyLimits = { name: maxStaffNameLength, text: 2000 } as const

/** The staff member who is answering a request or an enquiry. Staff can claim one only for themselves. */
export type SentItemClaim = { uid: string; name: string }

/** The staff member who replied, the channel, and the text if it was written on the desk. A reply never changes. */
export type StaffReply = SentItemClaim & { channel: ReplyMethod; text?: string }

const staffReplySchema: FieldSchema<'name' | 'channel' | 'text'> = [
  ['name', isStaffName],
  ['channel', isReplyMethod],
  ['text', optionalField((value) => isMultilineText(value, staffReplyLimits.text))],
]

/** Lists a claim's invalid fields. Only firestore.rules checks the uid: it must be the signed-in account's. */
export function findSentItemClaimErrors(claim: { readonly name?: unknown }): 'name'[] {
  return isStaffName(claim.name) ? [] : ['name']
}

/** Lists a reply's invalid fields. Only firestore.rules checks the uid: it must be the signed-in account's. */
export function findReplyErrors(
  reply: Readonly<Partial<Record<'name' | 'channel' | 'text', unknown>>>,
): ('name' | 'channel' | 'text')[] {
  return findInvalidFields(staffReplySchema, reply)
}
