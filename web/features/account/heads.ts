import { business } from '../../domain/business'
import type { PageHead } from '../../ui/usePageHead'

export const loginHead: PageHead = {
  title: 'Login',
  description: `Sign in to your account at ${business.name}.`,
}

export const registerHead: PageHead = {
  title: 'Register',
  description: `Make an account at ${business.name}.`,
}

export const recoverHead: PageHead = {
  title: 'Recover Password',
  description: `Get a new password for your account at ${business.name} by e-mail.`,
}

export const changePasswordHead: PageHead = {
  title: 'Change Password',
  description: `Change the password of your account at ${business.name}.`,
}
