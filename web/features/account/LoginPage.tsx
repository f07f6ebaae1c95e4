import { useEffect } from 'react'
import { prepareSignIn, signIn } from '../../data/session'
import { obstacleIn } from '../../domain/accountForm'
import { beforeSignInMessage } from '../../domain/guestMessages'
import { selectAuth } from '../../state/authSlice'
import { useShopSelector } from '../../state/hooks'
import { usePageHead } from '../../ui/usePageHead'
import { AccountCard } from './AccountCard'
import { emailField, passwordField } from './accountFields'
import { AccountForm } from './AccountForm'
import { AlreadyIn } from './AlreadyIn'
import { GoogleEntry } from './GoogleEntry'
import { GuestNote } from './GuestNote'
import { loginHead } from './heads'
import { LoadingOverlay } from './LoadingOverlay'
import { RecoverAndRegister } from './RecoverAndRegister'
import { reportFailure } from './reportFailure'
import { useAccountForm } from './useAccountForm'
import { useEntered } from './useEntered'

/** Signing in; whoever is signed in already is told so. */
export function LoginPage() {
  usePageHead(loginHead)
  useEffect(prepareSignIn, [])
  const auth = useShopSelector(selectAuth)
  const { loggedIn } = useEntered()
  const form = useAccountForm({
    check: obstacleIn,
    send: async ({ email = '', password = '' }) => loggedIn(await signIn(email, password)),
    report: reportFailure,
  })
  if (auth.isLoggedIn && !form.isBusy) return <AlreadyIn email={auth.email} />
  return (
    <AccountCard
      title="Login"
      lead="Welcome back. Your order list is kept with or without an account."
      links={<RecoverAndRegister />}
    >
      <GuestNote>{beforeSignInMessage}</GuestNote>
      <AccountForm label="Login" fields={[emailField, passwordField]} button="ENTER" form={form} />
      <GoogleEntry label="Sign in with Google" onEntered={({ account }) => loggedIn(account)} />
      {form.isBusy ? <LoadingOverlay what="Signing in" /> : null}
    </AccountCard>
  )
}
