import { useNavigate } from 'react-router-dom'
import { paths } from '../../app/paths'
import { requestPasswordReset } from '../../data/sessionPassword'
import { remarkOnRecovery } from '../../domain/accountForm'
import { showToast } from '../../ui/toast'
import { usePageHead } from '../../ui/usePageHead'
import { AccountCard } from './AccountCard'
import { emailField } from './accountFields'
import { AccountForm } from './AccountForm'
import { recoverHead } from './heads'
import { HomeAndLogin } from './HomeAndLogin'
import { LoadingOverlay } from './LoadingOverlay'
import { reportCode } from './reportFailure'
import { useAccountForm } from './useAccountForm'

/** Asking for a new password by e-mail. */
export function RecoverPage() {
  usePageHead(recoverHead)
  const navigate = useNavigate()
  const form = useAccountForm({
    check: remarkOnRecovery,
    send: async ({ email = '' }) => {
      await requestPasswordReset(email)
      showToast('success', 'Password Reset Email Sent, Check Email....')
      await navigate(paths.login)
    },
    report: reportCode,
  })
  return (
    <AccountCard
      title="Recover Password"
      lead="Enter the e-mail of your account, and you get a link to choose a new password."
      links={<HomeAndLogin />}
    >
      <AccountForm label="Recovery" fields={[emailField]} button="SUBMIT" form={form} />
      {form.isBusy ? <LoadingOverlay what="Asking for the e-mail" /> : null}
    </AccountCard>
  )
}
