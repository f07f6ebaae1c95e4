import { accountPagesMessages } from '../../../domain/messages/accountPages'
import type { PageMetadata } from '../../ui/usePageMetadata'

export const loginPageMetadata: PageMetadata = {
  title: accountPagesMessages.loginTitle,
  description: accountPagesMessages.loginDescription,
}

export const registrationPageMetadata: PageMetadata = {
  title: accountPagesMessages.registrationTitle,
  description: accountPagesMessages.registrationDescription,
}

export const passwordRecoveryPageMetadata: PageMetadata = {
  title: accountPagesMessages.recoveryTitle,
  description: accountPagesMessages.recoveryDescription,
}

export const passwordChangePageMetadata: PageMetadata = {
  title: accountPagesMessages.passwordChangeTitle,
  description: accountPagesMessages.passwordChangeDescription,
}
