import { selectAuth } from '../../state/authSlice'
import { useShopSelector } from '../../state/storeHooks'
import { selectIsReduxStateRestored } from '../../state/store'
import { usePageMetadata } from '../../ui/usePageMetadata'
import { LoadingIndicator } from '../../ui/LoadingIndicator'
import { ChangePasswordForm } from './ChangePasswordForm'
import { passwordChangePageMetadata } from './accountMetadata'
import { NoPasswordNotice } from './NoPasswordNotice'
import { useHasPassword } from './useHasPassword'

/** The screen for changing the account's password; it opens without an account, too. */
export function ChangePasswordPage() {
  usePageMetadata(passwordChangePageMetadata)
  const isRestored = useShopSelector(selectIsReduxStateRestored)
  const { isLoggedIn, email } = useShopSelector(selectAuth)
  if (!isRestored) return <LoadingIndicator label="Looking for your account" />
  return isLoggedIn ? <SignedInChangePassword email={email} /> : <ChangePasswordForm />
}

function SignedInChangePassword({ email }: { email: string }) {
  return useHasPassword() ? <ChangePasswordForm email={email} /> : <NoPasswordNotice email={email} />
}
