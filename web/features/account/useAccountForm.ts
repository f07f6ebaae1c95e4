import { useState } from 'react'
import { type AccountFailure } from '../../../domain/account/accountFailure'
import type {
  AccountFieldErrors,
  AccountFormValues,
  AccountFormIssue,
} from '../../../domain/account/accountForm'
import { accountFailureMessages } from '../../../domain/messages/session'
import { toAccountFailure } from '../../data/session/toAccountFailure'
import { showToast } from '../../ui/toasts/showToast'

type AccountFormOptions = {
  validate: (values: AccountFormValues) => AccountFormIssue | null
  send: (values: AccountFormValues) => Promise<void>
  reportError: (error: unknown) => void
  /** Returns error messages by field name, or undefined when the failure concerns the whole form. */
  toFieldErrors?: (failure: AccountFailure) => AccountFieldErrors | undefined
}

export type AccountFormState = ReturnType<typeof useAccountForm>

export function useAccountForm({ validate, send, reportError, toFieldErrors }: AccountFormOptions) {
  const [isBusy, setIsBusy] = useState(false)
  const [formError, setFormError] = useState('')
  const { fieldErrors, validationCount, setFieldErrors, clearFieldError } = useAccountFieldErrors()
  const handleFailure = (error: unknown) => {
    reportError(error)
    const failure = toAccountFailure(error)
    const failureErrors = toFieldErrors?.(failure)
    if (failureErrors) setFieldErrors(failureErrors)
    else setFormError(accountFailureMessages.explainAccountFailure(failure))
  }
  const sendRequest = async (values: AccountFormValues) => {
    setIsBusy(true)
    try {
      await send(values)
    } catch (error) {
      handleFailure(error)
    } finally {
      setIsBusy(false)
    }
  }
  const submit = (values: AccountFormValues) => {
    if (isBusy) return
    const issue = validate(values)
    setFormError('')
    setFieldErrors(issue?.fieldErrors ?? {})
    if (issue) showToast('error', issue.message)
    if (!issue || issue.isWarning) void sendRequest(values)
  }
  return { isBusy, formError, fieldErrors, validationCount, submit, clearFieldError }
}

/** Error messages by field name. Each validation increases `validationCount`; the form then moves the focus. */
function useAccountFieldErrors() {
  const [{ fieldErrors, validationCount }, setValidation] = useState<{
    fieldErrors: AccountFieldErrors
    validationCount: number
  }>({
    fieldErrors: {},
    validationCount: 0,
  })
  const setFieldErrors = (nextErrors: AccountFieldErrors) =>
    setValidation((previous) => ({ fieldErrors: nextErrors, validationCount: previous.validationCount + 1 }))
  const clearFieldError = (name: string) =>
    setValidation((previous) => ({ ...previous, fieldErrors: { ...previous.fieldErrors, [name]: '' } }))
  return { fieldErrors, validationCount, setFieldErrors, clearFieldError }
}
