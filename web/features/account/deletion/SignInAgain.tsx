import { signInAgain, signInAgainThroughGoogle } from '../../../data/session/accountDeletion'
import type { AccountFailure } from '../../../../domain/account/accountFailure'
import { validateAccountForm } from '../../../../domain/account/accountForm'
import {
  continueButton,
  continueWithGoogle,
  deletionTexts,
  formatSignInAgainTitle,
  goBack,
  passwordFormLabel,
  signInAgainText,
  signingInAgain,
  wrongPasswordError,
} from '../../../../domain/messages/deletion'
import { Button } from '../../../ui/Button'
import { passwordField } from '../accountFields'
import { AccountForm } from '../AccountForm'
import { GoogleButton } from '../GoogleSignIn'
import { LoadingOverlay } from '../LoadingOverlay'
import { showAccountFailureMessage } from '../showAccountFailureMessage'
import { useAccountForm } from '../useAccountForm'
import { useHasPassword } from '../useHasPassword'
import { DeletionPanel } from './DeletionPanel'
import { setDeletionStep } from './deletionStep'

const fields = [passwordField]

type Props = { email: string; problem: string; onKeep: () => void }

/** Asks the account to sign in again before it is deleted, because another person may be using the browser. */
export function SignInAgain({ email, problem, onKeep }: Props) {
  const hasPassword = useHasPassword()
  return (
    <DeletionPanel subject="account" title={formatSignInAgainTitle(email)} problem={problem}>
      <p>{signInAgainText}</p>
      {hasPassword ? <PasswordForm email={email} /> : <GoogleButton {...googleSignIn} />}
      <Button tone="quiet" onClick={onKeep}>
        {deletionTexts.account.keep}
      </Button>
    </DeletionPanel>
  )
}

const goOn = () => {
  setDeletionStep({ is: 'confirm', problem: '' })
}

const googleSignIn = {
  label: continueWithGoogle,
  stopLabel: goBack,
  signIn: async () => {
    await signInAgainThroughGoogle()
    goOn()
  },
}

function PasswordForm({ email }: { email: string }) {
  const form = useAccountForm({
    validate: validateAccountForm,
    send: async ({ password = '' }) => {
      await signInAgain(password)
      goOn()
    },
    reportError: showAccountFailureMessage,
    toFieldErrors: toPasswordErrors,
  })
  return (
    <>
      <AccountForm
        label={passwordFormLabel}
        fields={fields}
        button={continueButton}
        form={form}
        username={email}
      />
      {form.isBusy ? <LoadingOverlay label={signingInAgain} /> : null}
    </>
  )
}

function toPasswordErrors({ code }: AccountFailure) {
  if (code !== 'auth/wrong-password' && code !== 'auth/invalid-credential') return undefined
  return { password: wrongPasswordError }
}
