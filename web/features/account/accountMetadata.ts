import { businessDetails } from '../../domain/site/businessDetails'
import type { PageMetadata } from '../../ui/usePageMetadata'

export const loginPageMetadata: PageMetadata = {
  title: 'Login',
  description: `Sign in to your account at ${businessDetails.name}.`,
}

export const registrationPageMetadata: PageMetadata = {
  title: 'Register',
  description: `Make an account at ${businessDetails.name}.`,
}

export const passwordRecoveryPageMetadata: PageMetadata = {
  title: 'Recover Password',
  description: `Get a new password for your account at ${businessDetails.name} by e-mail.`,
}

export const passwordChangePageMetadata: PageMetadata = {
  title: 'Change Password',
  description: `Change the password of your account at ${businessDetails.name}.`,
}
