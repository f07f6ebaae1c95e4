import { useNavigate } from 'react-router-dom'
import { routePaths } from '../../../domain/site/routePaths'
import { useShopServices } from '../../data/ShopServices'
import type { AccountFailure } from '../../../domain/account/accountFailure'
import { validateAccountForm } from '../../../domain/account/accountForm'
import { accountPagesMessages } from '../../../domain/messages/accountPages'
import { showToast } from '../../ui/toasts/showToast'
import { AccountCard } from './AccountCard'
import { confirmNewPasswordField, newPasswordField, oldPasswordField } from './accountFields'
import { AccountForm } from './AccountForm'
import { changePasswordCard } from './changePasswordCard'
import { HomeAndLoginLinks } from './HomeAndLoginLinks'
import { LoadingOverlay } from './LoadingOverlay'
import { showAccountFailureMessage } from './showAccountFailureMessage'
import { SignInPrompt } from './SignInPrompt'
import { useAccountForm } from './useAccountForm'

const fields = [oldPasswordField, newPasswordField, confirmNewPasswordField]

/** The form for changing the password. It asks a visitor who is not signed in to sign in first. */
export function ChangePasswordForm({ email }: { email?: string }) {
  const navigate = useNavigate()
  const { account } = useShopServices()
  const form = useAccountForm({
    validate: validateAccountForm,
    send: async ({ oldPassword = '', password = '' }) => {
      await account.changePassword(oldPassword, password)
      showToast('success', accountPagesMessages.passwordChangedMessage)
      await navigate(routePaths.home)
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
