import { selectAuth } from '../../state/authSlice'
import { useShopSelector } from '../../state/hooks'
import { selectIsRestored } from '../../state/store'
import { usePageHead } from '../../ui/usePageHead'
import { Waiting } from '../../ui/Waiting'
import { ChangePassword } from './ChangePassword'
import { changePasswordHead } from './heads'
import { NoPassword } from './NoPassword'
import { useHasPassword } from './useHasPassword'

/** Changing the password of the account that is signed in; open to everyone, as every screen is. */
export function ChangePasswordPage() {
  usePageHead(changePasswordHead)
  const isRestored = useShopSelector(selectIsRestored)
  const { isLoggedIn, email } = useShopSelector(selectAuth)
  if (!isRestored) return <Waiting what="Looking for your account" />
  return isLoggedIn ? <WithAccount email={email} /> : <ChangePassword />
}

function WithAccount({ email }: { email: string }) {
  return useHasPassword() ? <ChangePassword email={email} /> : <NoPassword email={email} />
}
