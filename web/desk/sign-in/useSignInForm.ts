import { useState } from 'react'
import { signIn } from '../../data/session/session'
import { type AccountFieldErrors, validateAccountForm } from '../../../domain/account/accountForm'
import { accountFailureMessages } from '../../../domain/messages/accountFailure'
import { toAccountFailure } from '../../data/session/toAccountFailure'

type Credentials = { email: string; password: string }

/** The state of the desk's sign-in form. useStaffSession reports the result of the sign-in. */
export function useSignInForm() {
  const [isBusy, setIsBusy] = useState(false)
  const [errorMessage, setErrorMessage] = useState('')
  const [fieldErrors, setFieldErrors] = useState<AccountFieldErrors>({})
  const sendCredentials = async ({ email, password }: Credentials) => {
    setIsBusy(true)
    try {
      await signIn(email, password)
    } catch (error) {
      setErrorMessage(accountFailureMessages.explainAccountFailure(toAccountFailure(error)))
    } finally {
      setIsBusy(false)
    }
  }
  const submit = (credentials: Credentials) => {
    if (isBusy) return
    const issue = validateAccountForm(credentials)
    setErrorMessage('')
    setFieldErrors(issue?.fieldErrors ?? {})
    if (!issue) void sendCredentials(credentials)
  }
  return { isBusy, errorMessage, fieldErrors, submit }
}
