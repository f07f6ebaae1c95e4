import { useNavigate } from 'react-router-dom'
import { accountMessages } from '../../../domain/messages/account'
import { accountPagesMessages } from '../../../domain/messages/accountPages'
import { selectAuth } from '../../state/authSlice'
import { useShopSelector } from '../../state/storeHooks'
import { selectIsReduxStateRestored } from '../../state/store'
import { usePageMetadata } from '../../ui/usePageMetadata'
import { LoadingIndicator } from '../../ui/LoadingIndicator'
import { AccountCard, HomeAndLoginLinks } from './AccountCard'
import { passwordChangePageMetadata } from './accountMetadata'
import { useHasPassword } from './useHasPassword'
import { routePaths } from '../../../domain/site/routePaths'
import { ButtonLink } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { useShopServices } from '../../data/ShopServices'
import type { AccountFailure } from '../../../domain/account/accountFailure'
import { validateAccountForm } from '../../../domain/account/accountForm'
import { showToast } from '../../ui/toasts/showToast'
import { confirmNewPasswordField, newPasswordField, oldPasswordField } from './accountFields'
import { AccountForm } from './AccountForm'
import { LoadingOverlay } from './LoadingOverlay'
import { showAccountFailureMessage } from './showAccountFailureMessage'
import { SignInPrompt } from './SignInPrompt'
import { useAccountForm } from './useAccountForm'

export function ChangePasswordPage() {
  usePageMetadata(passwordChangePageMetadata)
  const isRestored = useShopSelector(selectIsReduxStateRestored)
  const { isLoggedIn, email } = useShopSelector(selectAuth)
  if (!isRestored) return <ChangePasswordPlaceholder />
  return isLoggedIn ? <SignedInChangePassword email={email} /> : <ChangePasswordForm />
}

function ChangePasswordPlaceholder() {
  return (
    <AccountCard {...changePasswordCard} links={<HomeAndLoginLinks />}>
      <LoadingIndicator label={accountMessages.loadingAccount} />
    </AccountCard>
  )
}

function SignedInChangePassword({ email }: { email: string }) {
  return useHasPassword() ? <ChangePasswordForm email={email} /> : <NoPasswordNotice email={email} />
}

/** The notice on the Change Password screen for an account that has no password because it signs in with Google. */
function NoPasswordNotice({ email }: { email: string }) {
  const actions = (
    <>
      <ButtonLink to={routePaths.recover}>{accountPagesMessages.getPasswordByEmail}</ButtonLink>
      <ButtonLink to={routePaths.home} tone="quiet">
        {accountMessages.homeLink}
      </ButtonLink>
    </>
  )
  return (
    <Notice title={accountPagesMessages.noPasswordTitle} actions={actions}>
      <p>{accountPagesMessages.formatNoPassword(email)}</p>
    </Notice>
  )
}

const fields = [oldPasswordField, newPasswordField, confirmNewPasswordField]

/** The form for changing the password. It asks a visitor who is not signed in to sign in first. */
function ChangePasswordForm({ email }: { email?: string }) {
  const navigate = useNavigate()
  const { account } = useShopServices()
  const form = useAccountForm({
    validate: validateAccountForm,
    send: async ({ oldPassword = '', password = '' }) => {
      await account.changePassword(oldPassword, password)
      showToast('success', accountPagesMessages.passwordChangedMessage)
      navigate(routePaths.home)
    },
    reportError: showAccountFailureMessage,
    toFieldErrors: toPasswordErrors,
  })
  return (
    <AccountCard
      {...changePasswordCard}
      {...(email && { lead: accountPagesMessages.formatPasswordChangeLead(email) })}
      links={<HomeAndLoginLinks />}
    >
      {email ? null : (
        <SignInPrompt
          purpose={accountPagesMessages.passwordChangePurpose}
          returnPath={routePaths.changePassword}
        />
      )}
      <AccountForm
        label={accountPagesMessages.passwordChangeFormLabel}
        fields={fields}
        button={accountPagesMessages.passwordChangeButton}
        form={form}
        username={email ?? ''}
      />
      {form.isBusy ? <LoadingOverlay label={accountPagesMessages.changingPassword} /> : null}
    </AccountCard>
  )
}

function toPasswordErrors({ code }: AccountFailure) {
  if (code !== 'auth/wrong-password' && code !== 'auth/invalid-credential') return undefined
  return { oldPassword: accountPagesMessages.wrongOldPasswordError }
}

const changePasswordCard = {
  title: accountPagesMessages.passwordChangeTitle,
  lead: accountPagesMessages.passwordChangeLead,
}
