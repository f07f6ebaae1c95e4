import { staffReplyLimits } from '../sent-items/staffReply'
import { isSingleLineText } from '../validation/text'

/** The name of a staff member in what they write: the account's name, else the begin of its e-mail address. */
export function nameStaffMember(userName: string, email: string): string {
  const [mailbox = ''] = email.split('@')
  const names = [userName.trim(), mailbox.slice(0, staffReplyLimits.name)]
  return names.find((name) => isSingleLineText(name, staffReplyLimits.name)) ?? 'Staff'
}
