import { useEffect } from 'react'
import { useUser } from 'reactfire'
import { accountOf } from '../../data/sessionAccount'
import { SessionProvider } from '../../data/sessionProvider'
import { accountLeft, signedIn } from '../../state/authSlice'
import { useShopDispatch } from '../../state/hooks'

/** Keeps the store true to the session: another tab may have signed out, the provider may have ended the account. */
export function SessionWatch() {
  return (
    <SessionProvider>
      <UserWatch />
    </SessionProvider>
  )
}

function UserWatch() {
  const { status, data: user } = useUser()
  const dispatch = useShopDispatch()
  useEffect(() => {
    if (status !== 'success') return
    // An anonymous account only marks what a visitor has sent; nobody is signed in with it.
    dispatch(user && !user.isAnonymous ? signedIn(accountOf(user)) : accountLeft())
  }, [dispatch, status, user])
  return null
}
