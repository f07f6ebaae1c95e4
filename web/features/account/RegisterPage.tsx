import { useEffect } from 'react'
import { useShopServices } from '../../data/ShopServices'
import { validateAccountForm } from '../../../domain/account/accountForm'
import { sentItemsMessages } from '../../../domain/messages/sentItems'
import { accountMessages } from '../../../domain/messages/account'
import { accountPagesMessages } from '../../../domain/messages/accountPages'
import { selectAuth } from '../../state/authSlice'
import { useShopSelector } from '../../state/storeHooks'
import { usePageMetadata } from '../../ui/usePageMetadata'
import { AccountCard, HomeAndLoginLinks } from './AccountCard'
import { confirmPasswordField, emailField, registrationPasswordField } from './accountFields'
import { AccountForm } from './AccountForm'
import { AlreadySignedIn } from './AlreadySignedIn'
import { GoogleSignIn } from './GoogleSignIn'
import { registrationPageMetadata } from './accountMetadata'
import { LoadingOverlay } from './LoadingOverlay'
import { showAccountFailureMessage } from './showAccountFailureMessage'
import { useAccountForm } from './useAccountForm'
import { useAfterSignIn } from './useAfterSignIn'

const fields = [emailField, registrationPasswordField, confirmPasswordField]

export function RegisterPage() {
  usePageMetadata(registrationPageMetadata)
  const { preloadSignIn, registerAccount } = useShopServices().session
  useEffect(preloadSignIn, [preloadSignIn])
  const auth = useShopSelector(selectAuth)
  const { completeLogin, completeRegistration } = useAfterSignIn()
  const form = useAccountForm({
    validate: validateAccountForm,
    send: async ({ email = '', password = '' }) =>
      completeRegistration(await registerAccount(email, password)),
    reportError: showAccountFailureMessage,
  })
  if (auth.isLoggedIn && !form.isBusy) return <AlreadySignedIn email={auth.email} />
  return (
    <AccountCard
      title={accountPagesMessages.registrationTitle}
      lead={accountPagesMessages.registrationLead}
      links={<HomeAndLoginLinks />}
      guestNote={sentItemsMessages.guestRegistrationNotice}
    >
      <AccountForm
        label={accountPagesMessages.registrationFormLabel}
        fields={fields}
        button={accountMessages.enterButton}
        form={form}
      />
      <GoogleSignIn
        label={accountPagesMessages.googleSignUp}
        onSignedIn={({ account, isNew }) => {
          if (isNew) completeRegistration(account)
          else completeLogin(account)
        }}
      />
      {form.isBusy ? <LoadingOverlay label={accountPagesMessages.creatingAccount} /> : null}
    </AccountCard>
  )
}
