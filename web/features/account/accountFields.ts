/** A field of an account form. Its input has no type 'email', because only Firebase validates e-mails. */
export type AccountFormFieldDefinition = {
  name: string
  label: string
  isSecret: boolean
  autoComplete: 'username' | 'current-password' | 'new-password'
}

export const emailField: AccountFormFieldDefinition = {
  name: 'email',
  label: 'Email',
  isSecret: false,
  autoComplete: 'username',
}

export const passwordField: AccountFormFieldDefinition = {
  name: 'password',
  label: 'Password',
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
  label: 'Confirm Password',
}

export const oldPasswordField: AccountFormFieldDefinition = {
  ...passwordField,
  name: 'oldPassword',
  label: 'Old Password',
}

export const newPasswordField: AccountFormFieldDefinition = {
  ...registrationPasswordField,
  label: 'New Password',
}

export const confirmNewPasswordField: AccountFormFieldDefinition = {
  ...confirmPasswordField,
  label: 'Confirm New Password',
}
