import { accountMessages } from '../../../domain/messages/account'
import { selectAuth } from '../../state/authSlice'
import { useShopSelector } from '../../state/storeHooks'
import { selectIsReduxStateRestored } from '../../state/store'
import { usePageMetadata } from '../../ui/usePageMetadata'
import { LoadingIndicator } from '../../ui/LoadingIndicator'
import { AccountCard } from './AccountCard'
import { ChangePasswordForm } from './ChangePasswordForm'
import { HomeAndLoginLinks } from './HomeAndLoginLinks'
import { changePasswordCard } from './changePasswordCard'
import { passwordChangePageMetadata } from './accountMetadata'
import { NoPasswordNotice } from './NoPasswordNotice'
import { useHasPassword } from './useHasPassword'

/** The screen for changing the account's password; it opens without an account, too. */
export function ChangePasswordPage() {
  usePageMetadata(passwordChangePageMetadata)
  const isRestored = useShopSelector(selectIsReduxStateRestored)
  const { isLoggedIn, email } = useShopSelector(selectAuth)
  if (!isRestored) return <ChangePasswordPlaceholder />
  return isLoggedIn ? <SignedInChangePassword email={email} /> : <ChangePasswordForm />
}

/** Shown instead of the form until the saved session is restored. */
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
