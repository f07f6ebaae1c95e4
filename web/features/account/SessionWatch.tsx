import { type ReactNode, useEffect } from 'react'
import { useUser } from 'reactfire'
import { accountOf } from '../../data/sessionAccount'
import { SessionProvider } from '../../data/sessionProvider'
import { accountEntered } from '../../state/accountEntered'
import { accountLeft } from '../../state/authSlice'
import { useShopDispatch } from '../../state/hooks'

/** Keeps the store true to the session: another tab may have signed out, the provider may have ended the account. */
export function SessionWatch({ children }: { children: ReactNode }) {
  return (
    <SessionProvider>
      <UserWatch>{children}</UserWatch>
    </SessionProvider>
  )
}

function UserWatch({ children }: { children: ReactNode }) {
  const { status, data: user } = useUser()
  const dispatch = useShopDispatch()
  // An anonymous account only marks what a visitor has sent; nobody is signed in with it.
  const isIn = status === 'success' && user !== null && !user.isAnonymous
  useEffect(() => {
    if (status === 'success') dispatch(isIn ? accountEntered(accountOf(user)) : accountLeft())
  }, [dispatch, status, isIn, user])
  return isIn ? children : null
}
