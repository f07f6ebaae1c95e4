/** A line of an account form. The provider alone judges what an e-mail is: the browser must not check it. */
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

export const firstPasswordField: AccountField = { ...passwordField, autoComplete: 'new-password' }

export const confirmPasswordField: AccountField = {
  ...firstPasswordField,
  name: 'confirmPassword',
  label: 'Confirm Password',
}

export const oldPasswordField: AccountField = { ...passwordField, name: 'oldPassword', label: 'Old Password' }

export const newPasswordField: AccountField = { ...firstPasswordField, label: 'New Password' }

export const confirmNewPasswordField: AccountField = {
  ...confirmPasswordField,
  label: 'Confirm New Password',
}
