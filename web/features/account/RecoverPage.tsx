import { useNavigate } from 'react-router-dom'
import { routePaths } from '../../../domain/site/routePaths'
import { useShopServices } from '../../data/ShopServices'
import { validateRecoveryForm } from '../../../domain/account/accountForm'
import { accountPagesMessages } from '../../../domain/messages/accountPages'
import { showToast } from '../../ui/toasts/showToast'
import { usePageMetadata } from '../../ui/usePageMetadata'
import { AccountCard, HomeAndLoginLinks } from './AccountCard'
import { emailField } from './accountFields'
import { AccountForm } from './AccountForm'
import { passwordRecoveryPageMetadata } from './accountMetadata'
import { LoadingOverlay } from './LoadingOverlay'
import { showErrorCode } from './showAccountFailureMessage'
import { useAccountForm } from './useAccountForm'

export function RecoverPage() {
  usePageMetadata(passwordRecoveryPageMetadata)
  const navigate = useNavigate()
  const { account } = useShopServices()
  const form = useAccountForm({
    validate: validateRecoveryForm,
    send: async ({ email = '' }) => {
      await account.requestPasswordReset(email)
      showToast('success', accountPagesMessages.resetEmailSentMessage)
      navigate(routePaths.login)
    },
    reportError: showErrorCode,
  })
  return (
    <AccountCard
      title={accountPagesMessages.recoveryTitle}
      lead={accountPagesMessages.recoveryLead}
      links={<HomeAndLoginLinks />}
    >
      <AccountForm
        label={accountPagesMessages.recoveryFormLabel}
        fields={[emailField]}
        button={accountPagesMessages.recoveryButton}
        form={form}
      />
      {form.isBusy ? <LoadingOverlay label={accountPagesMessages.sendingResetEmail} /> : null}
    </AccountCard>
  )
}
