import { useNavigate } from 'react-router-dom'
import { routePaths } from '../../domain/site/routePaths'
import { requestPasswordReset } from '../../data/accountPassword'
import { validateRecoveryForm } from '../../domain/account/accountForm'
import { showToast } from '../../ui/toasts/showToast'
import { usePageMetadata } from '../../ui/usePageMetadata'
import { AccountCard } from './AccountCard'
import { emailField } from './accountFields'
import { AccountForm } from './AccountForm'
import { passwordRecoveryPageMetadata } from './accountMetadata'
import { HomeAndLoginLinks } from './HomeAndLoginLinks'
import { LoadingOverlay } from './LoadingOverlay'
import { showErrorCode } from './showAccountFailureMessage'
import { useAccountForm } from './useAccountForm'

/** The screen for requesting a password reset e-mail. */
export function RecoverPage() {
  usePageMetadata(passwordRecoveryPageMetadata)
  const navigate = useNavigate()
  const form = useAccountForm({
    validate: validateRecoveryForm,
    send: async ({ email = '' }) => {
      await requestPasswordReset(email)
      showToast('success', 'Password Reset Email Sent, Check Email....')
      await navigate(routePaths.login)
    },
    reportError: showErrorCode,
  })
  return (
    <AccountCard
      title="Recover Password"
      lead="Enter the e-mail of your account, and you get a link to choose a new password."
      links={<HomeAndLoginLinks />}
    >
      <AccountForm label="Recovery" fields={[emailField]} button="SUBMIT" form={form} />
      {form.isBusy ? <LoadingOverlay label="Asking for the e-mail" /> : null}
    </AccountCard>
  )
}
