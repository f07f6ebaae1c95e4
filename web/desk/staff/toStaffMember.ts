import type { Account } from '../../../domain/account/account'
import { nameStaffMember } from '../../../domain/validation/staffName'
import type { SentItemClaim } from '../../../domain/sent-items/staffReply'

/** The signed-in staff member as claims and replies name them: by the account's name, else by its e-mail address. */
export function toStaffMember({ userID, userName, email }: Account): SentItemClaim {
  return { uid: userID, name: nameStaffMember(userName, email) }
}
