import { accountMessages } from '../../../domain/messages/account'

/** A field of an account form. Its input has no type 'email', because only Firebase validates e-mails. */
export type AccountFormFieldDefinition = {
  name: string
  label: string
  isSecret: boolean
  autoComplete: 'username' | 'current-password' | 'new-password'
}

export const emailField: AccountFormFieldDefinition = {
  name: 'email',
  label: accountMessages.emailLabel,
  isSecret: false,
  autoComplete: 'username',
}

export const passwordField: AccountFormFieldDefinition = {
  name: 'password',
  label: accountMessages.passwordLabel,
  isSecret: true,
  autoComplete: 'current-password',
}

export const registrationPasswordField: AccountFormFieldDefinition = {
  ...passwordField,
  autoComplete: 'new-password',
}

export const confirmPasswordField: AccountFormFieldDefinition = {
  ...registrationPasswordField,
  name: 'confirmPassword',
  label: accountMessages.confirmPasswordLabel,
}

export const oldPasswordField: AccountFormFieldDefinition = {
  ...passwordField,
  name: 'oldPassword',
  label: accountMessages.oldPasswordLabel,
}

export const newPasswordField: AccountFormFieldDefinition = {
  ...registrationPasswordField,
  label: accountMessages.newPasswordLabel,
}

export const confirmNewPasswordField: AccountFormFieldDefinition = {
  ...confirmPasswordField,
  label: accountMessages.confirmNewPasswordLabel,
}
