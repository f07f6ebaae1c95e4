import { hasLaterForm } from '../validation/documentForm'
import { toRecordOrEmpty } from '../validation/fieldSchema'
import { isStaffName } from '../validation/staffName'
import { isMultilineText } from '../validation/text'
import { isValidDate } from '../validation/timestamp'

/** Maximum UTF-16 length of a note; the same as `isNote` in firestore.rules. */
export const staffNoteLimits = { text: 2000 } as const

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

const isNoteText = (value: unknown) => isMultilineText(value, staffNoteLimits.text)

// Only firestore.rules checks whose uid it is: the signed-in account's.
export function parseStaffNote(id: string, stored: unknown): StaffNote | null {
  const { uid, name, text, createdAt } = toRecordOrEmpty(stored)
  if (hasLaterForm(stored)) return null
  if (typeof uid !== 'string' || !isStaffName(name) || !isNoteText(text)) return null
  return { id, uid, name, text, createdAt: isValidDate(createdAt) ? createdAt : null }
}
