import { passwordChangeDescription, passwordChangeTitle } from '../../../domain/messages/changePassword'
import { recoveryDescription, recoveryTitle } from '../../../domain/messages/recover'
import { registrationDescription, registrationTitle } from '../../../domain/messages/register'
import { loginDescription, loginTitle } from '../../../domain/messages/login'
import type { PageMetadata } from '../../ui/usePageMetadata'

export const loginPageMetadata: PageMetadata = {
  title: loginTitle,
  description: loginDescription,
}

export const registrationPageMetadata: PageMetadata = {
  title: registrationTitle,
  description: registrationDescription,
}

export const passwordRecoveryPageMetadata: PageMetadata = {
  title: recoveryTitle,
  description: recoveryDescription,
}

export const passwordChangePageMetadata: PageMetadata = {
  title: passwordChangeTitle,
  description: passwordChangeDescription,
}
