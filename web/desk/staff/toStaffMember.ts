import type { Account } from '../../domain/account/account'
import { type SentItemClaim, staffReplyLimits } from '../../domain/sent-items/staffReply'
import { isSingleLineText } from '../../domain/validation/text'

/** The signed-in staff member as claims and replies name them: by the account's name, else by its e-mail address. */
export function toStaffMember({ userID, userName, email }: Account): SentItemClaim {
  const [mailbox = ''] = email.split('@')
  const names = [userName.trim(), mailbox.slice(0, staffReplyLimits.name), 'Staff']
  const name = names.find((candidate) => isSingleLineText(candidate, staffReplyLimits.name)) ?? 'Staff'
  return { uid: userID, name }
}
