import {
  confirmNewPasswordLabel,
  confirmPasswordLabel,
  emailLabel,
  newPasswordLabel,
  oldPasswordLabel,
  passwordLabel,
} from '../../../domain/messages/account'

/** A field of an account form. Its input has no type 'email', because only Firebase validates e-mails. */
export type AccountFormFieldDefinition = {
  name: string
  label: string
  isSecret: boolean
  autoComplete: 'username' | 'current-password' | 'new-password'
}

export const emailField: AccountFormFieldDefinition = {
  name: 'email',
  label: emailLabel,
  isSecret: false,
  autoComplete: 'username',
}

export const passwordField: AccountFormFieldDefinition = {
  name: 'password',
  label: passwordLabel,
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
  label: confirmPasswordLabel,
}

export const oldPasswordField: AccountFormFieldDefinition = {
  ...passwordField,
  name: 'oldPassword',
  label: oldPasswordLabel,
}

export const newPasswordField: AccountFormFieldDefinition = {
  ...registrationPasswordField,
  label: newPasswordLabel,
}

export const confirmNewPasswordField: AccountFormFieldDefinition = {
  ...confirmPasswordField,
  label: confirmNewPasswordLabel,
}
