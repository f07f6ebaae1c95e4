import { useEffect } from 'react'
import { useShopServices } from '../../data/ShopServices'
import { validateAccountForm } from '../../../domain/account/accountForm'
import { sentItemsMessages } from '../../../domain/messages/sentItems'
import { accountMessages } from '../../../domain/messages/account'
import { accountPagesMessages } from '../../../domain/messages/accountPages'
import { selectAuth } from '../../state/authSlice'
import { useShopSelector } from '../../state/storeHooks'
import { usePageMetadata } from '../../ui/usePageMetadata'
import { AccountCard } from './AccountCard'
import { emailField, passwordField } from './accountFields'
import { AccountForm } from './AccountForm'
import { AlreadySignedIn } from './AlreadySignedIn'
import { GoogleSignIn } from './GoogleSignIn'
import { loginPageMetadata } from './accountMetadata'
import { LoadingOverlay } from './LoadingOverlay'
import { showAccountFailureMessage } from './showAccountFailureMessage'
import { useAccountForm } from './useAccountForm'
import { useAfterSignIn } from './useAfterSignIn'
import { Link } from '../../ui/Link'
import { routePaths } from '../../../domain/site/routePaths'

export function LoginPage() {
  usePageMetadata(loginPageMetadata)
  const { preloadSignIn, signIn } = useShopServices().session
  useEffect(preloadSignIn, [preloadSignIn])
  const auth = useShopSelector(selectAuth)
  const { completeLogin } = useAfterSignIn()
  const form = useAccountForm({
    validate: validateAccountForm,
    send: async ({ email = '', password = '' }) => completeLogin(await signIn(email, password)),
    reportError: showAccountFailureMessage,
  })
  if (auth.isLoggedIn && !form.isBusy) return <AlreadySignedIn email={auth.email} />
  return (
    <AccountCard
      title={accountPagesMessages.loginTitle}
      lead={accountPagesMessages.loginLead}
      links={<RecoverAndRegisterLinks />}
      guestNote={sentItemsMessages.guestSignInNotice}
    >
      <AccountForm
        label={accountPagesMessages.loginTitle}
        fields={[emailField, passwordField]}
        button={accountMessages.enterButton}
        form={form}
      />
      <GoogleSignIn
        label={accountPagesMessages.googleSignIn}
        onSignedIn={({ account }) => completeLogin(account)}
      />
      {form.isBusy ? <LoadingOverlay label={accountPagesMessages.signingIn} /> : null}
    </AccountCard>
  )
}

function RecoverAndRegisterLinks() {
  return (
    <>
      <Link to={routePaths.recover}>{accountPagesMessages.forgotPassword}</Link>
      <Link to={routePaths.register}>{accountPagesMessages.registerNewAccount}</Link>
    </>
  )
}
