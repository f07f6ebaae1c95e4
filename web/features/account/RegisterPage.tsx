import { useEffect } from 'react'
import { prepareSignIn, register } from '../../data/session'
import { obstacleIn } from '../../domain/accountForm'
import { beforeRegisteringMessage } from '../../domain/guestMessages'
import { selectAuth } from '../../state/authSlice'
import { useShopSelector } from '../../state/hooks'
import { usePageHead } from '../../ui/usePageHead'
import { AccountCard } from './AccountCard'
import { confirmPasswordField, emailField, firstPasswordField } from './accountFields'
import { AccountForm } from './AccountForm'
import { AlreadyIn } from './AlreadyIn'
import { GoogleEntry } from './GoogleEntry'
import { GuestNote } from './GuestNote'
import { registerHead } from './heads'
import { HomeAndLogin } from './HomeAndLogin'
import { LoadingOverlay } from './LoadingOverlay'
import { reportFailure } from './reportFailure'
import { useAccountForm } from './useAccountForm'
import { useEntered } from './useEntered'

const fields = [emailField, firstPasswordField, confirmPasswordField]

/** Making an account, by e-mail or through Google; it is signed in at once. */
export function RegisterPage() {
  usePageHead(registerHead)
  useEffect(prepareSignIn, [])
  const auth = useShopSelector(selectAuth)
  const { loggedIn, registered } = useEntered()
  const form = useAccountForm({
    check: obstacleIn,
    send: async ({ email = '', password = '' }) => registered(await register(email, password)),
    report: reportFailure,
  })
  if (auth.isLoggedIn && !form.isBusy) return <AlreadyIn email={auth.email} />
  return (
    <AccountCard
      title="Register"
      lead="An account keeps your order list with you on every device."
      links={<HomeAndLogin />}
    >
      <GuestNote>{beforeRegisteringMessage}</GuestNote>
      <AccountForm label="Registration" fields={fields} button="ENTER" form={form} />
      <GoogleEntry
        label="Sign up with Google"
        onEntered={({ account, isNew }) => (isNew ? registered(account) : loggedIn(account))}
      />
      {form.isBusy ? <LoadingOverlay what="Making your account" /> : null}
    </AccountCard>
  )
}
