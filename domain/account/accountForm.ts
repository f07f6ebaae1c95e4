import { accountMessages } from '../messages/account'

export type AccountFormValues = Readonly<Record<string, string>>

export type AccountFieldErrors = Readonly<Record<string, string>>

/** The message and field errors of an invalid account form; with `isWarning`, the form sends the request anyway. */
export type AccountFormIssue = { message: string; fieldErrors: AccountFieldErrors; isWarning?: true }

/** Finds empty fields and unequal passwords; Firebase validates the e-mail address and the password strength. */
export function validateAccountForm(values: AccountFormValues): AccountFormIssue | null {
  const emptyFieldErrors = findEmptyFields(values)
  if (emptyFieldErrors) return { message: accountMessages.emptyFieldsMessage, fieldErrors: emptyFieldErrors }
  if (values.confirmPassword === undefined || values.confirmPassword === values.password) return null
  return {
    message: accountMessages.passwordsDifferMessage,
    fieldErrors: { confirmPassword: accountMessages.passwordsDifferError },
  }
}

/** Validates the recovery form. An empty e-mail field is only a warning, because Firebase refuses the request. */
export function validateRecoveryForm(values: AccountFormValues): AccountFormIssue | null {
  const fieldErrors = findEmptyFields(values)
  return fieldErrors && { message: accountMessages.missingEmailMessage, fieldErrors, isWarning: true }
}

function findEmptyFields(values: AccountFormValues): AccountFieldErrors | null {
  const names = Object.keys(values).filter((name) => values[name] === '')
  return names.length === 0
    ? null
    : Object.fromEntries(names.map((name) => [name, accountMessages.missingFieldError]))
}
