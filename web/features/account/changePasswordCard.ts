import { accountPagesMessages } from '../../../domain/messages/accountPages'

/** The title and the lead of the Change Password screen. */
export const changePasswordCard = {
  title: accountPagesMessages.passwordChangeTitle,
  lead: accountPagesMessages.passwordChangeLead,
}
