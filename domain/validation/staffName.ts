import { cleanLine, isSingleLineText } from './text'

/** Maximum length of a staff member's name in UTF-16 units; the same as `isMe` in firestore.rules. */
export const maxStaffNameLength = 120

/** Whether a value may name a staff member in what they write. */
export function isStaffName(value: unknown): value is string {
  return isSingleLineText(value, maxStaffNameLength)
}

/** The name of a staff member in what they write: the account's name, else the begin of its e-mail address. */
export function nameStaffMember(userName: string, email: string): string {
  const [mailbox = ''] = email.split('@')
  const names = [cleanLine(userName), mailbox.slice(0, maxStaffNameLength)]
  return names.find(isStaffName) ?? 'Staff'
}
