import { staffReplyLimits } from '../sent-items/staffReply'
import { findInvalidFields, toRecordOrEmpty, type FieldSchema } from '../validation/fieldSchema'
import { isMultilineText, isSingleLineText } from '../validation/text'
import { isValidDate } from '../validation/timestamp'

/** Maximum UTF-16 lengths of a staff name and a note; the same as `isNote` in firestore.rules. */
export const staffNoteLimits = { name: staffReplyLimits.name, text: 2000 } as const

/** What a staff member wrote about a request or an enquiry; its sender cannot read it. A note never changes. */
export type StaffNote = {
  id: string
  /** The account of the staff member. */
  uid: string
  name: string
  text: string
  /** When the note was stored, by the server's clock; null before the server has stored it. */
  createdAt: Date | null
}

const isStaffName = (value: unknown) => isSingleLineText(value, staffNoteLimits.name)
const isNoteText = (value: unknown) => isMultilineText(value, staffNoteLimits.text)

const staffNoteSchema: FieldSchema<'name' | 'text'> = [
  ['name', isStaffName],
  ['text', isNoteText],
]

/** Lists a note's invalid fields. Only firestore.rules checks the uid: it must be the signed-in account's. */
export function findStaffNoteErrors(
  note: Readonly<Partial<Record<'name' | 'text', unknown>>>,
): ('name' | 'text')[] {
  return findInvalidFields(staffNoteSchema, note)
}

export function parseStaffNote(id: string, stored: unknown): StaffNote | null {
  const { uid, name, text, createdAt } = toRecordOrEmpty(stored)
  if (typeof uid !== 'string' || !isStaffName(name) || !isNoteText(text)) return null
  return { id, uid, name, text, createdAt: isValidDate(createdAt) ? createdAt : null }
}
