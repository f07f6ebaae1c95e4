import { useNavigate } from 'react-router-dom'
import { paths } from '../../app/paths'
import { changePassword } from '../../data/sessionPassword'
import type { AccountFailure } from '../../domain/accountFailure'
import { obstacleIn } from '../../domain/accountForm'
import { showToast } from '../../ui/toast'
import { AccountCard } from './AccountCard'
import { confirmNewPasswordField, newPasswordField, oldPasswordField } from './accountFields'
import { AccountForm } from './AccountForm'
import { HomeAndLogin } from './HomeAndLogin'
import { LoadingOverlay } from './LoadingOverlay'
import { reportFailure } from './reportFailure'
import { SignInFirst } from './SignInFirst'
import { useAccountForm } from './useAccountForm'

const fields = [oldPasswordField, newPasswordField, confirmNewPasswordField]

/** The old password, and the new one twice. Without the e-mail of an account it asks to sign in first. */
export function ChangePassword({ email }: { email?: string }) {
  const navigate = useNavigate()
  const form = useAccountForm({
    check: obstacleIn,
    send: async ({ oldPassword = '', password = '' }) => {
      await changePassword(oldPassword, password)
      showToast('success', 'Password Changed...')
      await navigate(paths.home)
    },
    report: reportFailure,
    faultsOf,
  })
  return (
    <AccountCard
      title="Change Password"
      lead={email ? `For the account ${email}. You stay signed in here.` : 'A new password for your account.'}
      links={<HomeAndLogin />}
    >
      {email ? null : <SignInFirst to="change your password" back={paths.changePassword} />}
      <AccountForm
        label="New credentials"
        fields={fields}
        button="CHANGE PASSWORD"
        form={form}
        username={email ?? ''}
      />
      {form.isBusy ? <LoadingOverlay what="Changing your password" /> : null}
    </AccountCard>
  )
}

function faultsOf({ code }: AccountFailure) {
  if (code !== 'auth/wrong-password' && code !== 'auth/invalid-credential') return undefined
  return { oldPassword: 'This is not the present password. Nothing has changed: try again.' }
}
