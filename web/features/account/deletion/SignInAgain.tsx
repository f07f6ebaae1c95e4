import { useShopServices } from '../../../data/ShopServices'
import type { AccountFailure } from '../../../../domain/account/accountFailure'
import { validateAccountForm } from '../../../../domain/account/accountForm'
import { privacyMessages } from '../../../../domain/messages/privacy'
import { Button } from '../../../ui/Button'
import { passwordField } from '../accountFields'
import { AccountForm } from '../AccountForm'
import { GoogleButton } from '../GoogleSignIn'
import { LoadingOverlay } from '../LoadingOverlay'
import { showAccountFailureMessage } from '../showAccountFailureMessage'
import { useAccountForm } from '../useAccountForm'
import { useHasPassword } from '../useHasPassword'
import { DeletionPanel } from './DeletionPanel'
import { getDeletionStep } from './deletionStep'

const fields = [passwordField]

type Props = { email: string; problem: string; onKeep: () => void }

/** Asks the account to sign in again before it is deleted, because another person may be using the browser. */
export function SignInAgain({ email, problem, onKeep }: Props) {
  const { signInAgainThroughGoogle } = useShopServices().account
  const goOn = useGoOn()
  const hasPassword = useHasPassword()
  return (
    <DeletionPanel subject="account" title={privacyMessages.formatSignInAgainTitle(email)} problem={problem}>
      <p>{privacyMessages.signInAgainText}</p>
      {hasPassword ? (
        <PasswordForm email={email} />
      ) : (
        <GoogleButton {...googleLabels} signIn={() => signInAgainThroughGoogle().then(goOn)} />
      )}
      <Button tone="quiet" onClick={onKeep}>
        {privacyMessages.deletionTexts.account.keep}
      </Button>
    </DeletionPanel>
  )
}

const googleLabels = { label: privacyMessages.continueWithGoogle, stopLabel: privacyMessages.goBack }

function useGoOn(): () => void {
  const services = useShopServices()
  return () => getDeletionStep(services).write({ is: 'confirm', problem: '' })
}

function PasswordForm({ email }: { email: string }) {
  const { signInAgain } = useShopServices().account
  const goOn = useGoOn()
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
        label={privacyMessages.passwordFormLabel}
        fields={fields}
        button={privacyMessages.continueButton}
        form={form}
        username={email}
      />
      {form.isBusy ? <LoadingOverlay label={privacyMessages.signingInAgain} /> : null}
    </>
  )
}

function toPasswordErrors({ code }: AccountFailure) {
  if (code !== 'auth/wrong-password' && code !== 'auth/invalid-credential') return undefined
  return { password: privacyMessages.wrongPasswordError }
}
