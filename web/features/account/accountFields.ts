/** A field of an account form. Its input has no type 'email', because only Firebase validates e-mails. */
export type AccountField = {
  name: string
  label: string
  isSecret: boolean
  autoComplete: 'username' | 'current-password' | 'new-password'
}

export const emailField: AccountField = {
  name: 'email',
  label: 'Email',
  isSecret: false,
  autoComplete: 'username',
}

export const passwordField: AccountField = {
  name: 'password',
  label: 'Password',
  isSecret: true,
  autoComplete: 'current-password',
}

export const registrationPasswordField: AccountField = { ...passwordField, autoComplete: 'new-password' }

export const confirmPasswordField: AccountField = {
  ...registrationPasswordField,
  name: 'confirmPassword',
  label: 'Confirm Password',
}

export const oldPasswordField: AccountField = { ...passwordField, name: 'oldPassword', label: 'Old Password' }

export const newPasswordField: AccountField = { ...registrationPasswordField, label: 'New Password' }

export const confirmNewPasswordField: AccountField = {
  ...confirmPasswordField,
  label: 'Confirm New Password',
}
