import { accountPagesMessages } from '../../../domain/messages/accountPages'

export const changePasswordCard = {
  title: accountPagesMessages.passwordChangeTitle,
  lead: accountPagesMessages.passwordChangeLead,
}
