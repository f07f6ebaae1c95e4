import { business } from '../../domain/site/business'
import type { PageMetadata } from '../../ui/usePageMetadata'

export const loginMetadata: PageMetadata = {
  title: 'Login',
  description: `Sign in to your account at ${business.name}.`,
}

export const registerMetadata: PageMetadata = {
  title: 'Register',
  description: `Make an account at ${business.name}.`,
}

export const recoverMetadata: PageMetadata = {
  title: 'Recover Password',
  description: `Get a new password for your account at ${business.name} by e-mail.`,
}

export const changePasswordMetadata: PageMetadata = {
  title: 'Change Password',
  description: `Change the password of your account at ${business.name}.`,
}
