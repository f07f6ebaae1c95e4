import { findInvalidFields, optionalField, type FieldSchema } from '../validation/fieldSchema'
import { isReplyMethod, type ReplyMethod } from './replyMethod'
import { isSingleLineText, isMultilineText } from '../validation/text'

/**
 * Maximum lengths, in UTF-16 units, of a staff member's name and of the text of a reply; `isMyClaim` and `isMyAnswer`
 * in firestore.rules enforce the same.
 */
export const staffReplyLimits = { name: 120, text: 2000 } as const

/** Who is answering; staff can claim an item for themselves only. */
export type SentItemClaim = { uid: string; name: string }

/** Who replied, on which channel, and the text if it was written here. It is stored with the status 'answered' and never changes. */
export type StaffReply = SentItemClaim & { channel: ReplyMethod; text?: string }

const isStaffName = (value: unknown) => isSingleLineText(value, staffReplyLimits.name)

const staffReplySchema: FieldSchema<'name' | 'channel' | 'text'> = [
  ['name', isStaffName],
  ['channel', isReplyMethod],
  ['text', optionalField((value) => isMultilineText(value, staffReplyLimits.text))],
]

/** The invalid fields of a claim. The uid is not checked: the rules compare it with the signed-in account. */
export function findSentItemClaimErrors(claim: { readonly name?: unknown }): 'name'[] {
  return isStaffName(claim.name) ? [] : ['name']
}

/** The invalid fields of a reply. The uid is not checked: the rules compare it with the signed-in account. */
export function findReplyErrors(
  reply: Readonly<Partial<Record<'name' | 'channel' | 'text', unknown>>>,
): ('name' | 'channel' | 'text')[] {
  return findInvalidFields(staffReplySchema, reply)
}
