import { useEffect, type SubmitEvent, useId, useRef, useState } from 'react'
import { useDeskServices } from '../../data/desk/DeskServices'
import { routePaths } from '../../../domain/site/routePaths'
import { deskFrameMessages } from '../../../domain/messages/desk/frame'
import { deskAccountMessages } from '../../../domain/messages/desk/account'
import type { DeskSignIn } from '../../data/session/SecondFactorServices'
import { CodeForm } from '../account/CodeForm'
import { Heading } from '../../ui/Heading'
import { usePageMetadata } from '../../ui/usePageMetadata'
import { createDeskPageMetadata } from '../deskMetadata'
import { Button } from '../../ui/Button'
import { TextField } from '../../ui/forms/TextField'
import { normalizeEmail } from '../../../domain/validation/normalizeInput'
import { type AccountFieldErrors, validateAccountForm } from '../../../domain/account/accountForm'
import { accountFailureMessages } from '../../../domain/messages/session'
import { toAccountFailure } from '../../data/session/toAccountFailure'
import styles from './SignInPage.module.css'

export function SignInPage() {
  usePageMetadata(createDeskPageMetadata(deskFrameMessages.signInTitle))
  const { preloadSignIn } = useDeskServices()
  useEffect(preloadSignIn, [preloadSignIn])
  const [confirmCode, setConfirmCode] = useState<ConfirmCode | null>(null)
  const [isBack, setIsBack] = useState(false)
  return (
    <div className={styles.page}>
      <div className={styles.card}>
        <Heading
          level={1}
          lead={confirmCode ? deskAccountMessages.codeStepLead : deskFrameMessages.signInLead}
        >
          {confirmCode ? deskAccountMessages.codeStepTitle : deskFrameMessages.staffSignIn}
        </Heading>
        {confirmCode ? (
          <CodeForm
            label={deskAccountMessages.codeStepTitle}
            submitLabel={deskAccountMessages.continueLabel}
            cancelLabel={deskAccountMessages.otherAccount}
            onSubmit={confirmCode}
            onCancel={() => {
              setConfirmCode(null)
              setIsBack(true)
            }}
          />
        ) : (
          <SignInForm focusesEmail={isBack} onCodeNeeded={(confirm) => setConfirmCode(() => confirm)} />
        )}
        <nav className={styles.links} aria-label={deskFrameMessages.otherPagesLabel}>
          <a href={routePaths.recover}>{deskFrameMessages.forgotPassword}</a>
          <a href={routePaths.home}>{deskFrameMessages.goToShop}</a>
        </nav>
      </div>
    </div>
  )
}

type ConfirmCode = Extract<DeskSignIn, { kind: 'codeNeeded' }>['confirm']

type SignInFormProps = {
  /** Whether the e-mail field takes the focus when the form appears: it does after the code's form. */
  focusesEmail: boolean
  onCodeNeeded: (confirm: ConfirmCode) => void
}

type Credentials = { email: string; password: string }

/** The staff's sign-in form; after a failed validation, the first invalid field takes the focus. */
function SignInForm({ focusesEmail, onCodeNeeded }: SignInFormProps) {
  const form = useSignInForm(onCodeNeeded)
  const formRef = useRef<HTMLFormElement>(null)
  const errorId = useId()
  useEffect(() => {
    if (focusesEmail) formRef.current?.querySelector<HTMLElement>('[name="email"]')?.focus()
  }, [focusesEmail])
  useEffect(() => {
    formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form.fieldErrors])
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    form.submit(readCredentials(event.currentTarget))
  }
  return (
    <form
      ref={formRef}
      className={styles.form}
      // A form with the method `dialog` sends nothing, so the password never gets into the URL.
      method="dialog"
      aria-label={deskFrameMessages.signInFormLabel}
      aria-busy={form.isBusy}
      noValidate
      onSubmit={handleSubmit}
    >
      <TextField
        label={deskFrameMessages.emailLabel}
        name="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={form.fieldErrors.email}
      />
      <TextField
        label={deskFrameMessages.passwordLabel}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        error={form.fieldErrors.password}
      />
      {form.errorMessage ? (
        <p className={styles.error} id={errorId} role="alert">
          {form.errorMessage}
        </p>
      ) : null}
      <Button
        type="submit"
        aria-busy={form.isBusy}
        aria-disabled={form.isBusy}
        aria-describedby={form.errorMessage ? errorId : undefined}
      >
        {form.isBusy ? deskFrameMessages.signingIn : deskFrameMessages.signInTitle}
      </Button>
    </form>
  )
}

function readCredentials(form: HTMLFormElement) {
  const formData = new FormData(form)
  const readText = (name: string) => {
    const value = formData.get(name)
    return typeof value === 'string' ? value : ''
  }
  return { email: normalizeEmail(readText('email')), password: readText('password') }
}

function useSignInForm(onCodeNeeded: SignInFormProps['onCodeNeeded']) {
  const { signIn } = useDeskServices()
  const [isBusy, setIsBusy] = useState(false)
  const [errorMessage, setErrorMessage] = useState('')
  const [fieldErrors, setFieldErrors] = useState<AccountFieldErrors>({})
  const sendCredentials = async ({ email, password }: Credentials) => {
    setIsBusy(true)
    try {
      const outcome = await signIn(email, password)
      if (outcome.kind === 'codeNeeded') onCodeNeeded(outcome.confirm)
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
