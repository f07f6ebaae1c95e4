import { type ReactNode, useEffect } from 'react'
import { useUser } from 'reactfire'
import { forgetKeptGuest, prepareLeaving } from '../../data/session'
import { accountOf } from '../../data/sessionAccount'
import { SessionProvider } from '../../data/sessionProvider'
import { endedMessage } from '../../domain/accountListMessages'
import { enterAccount } from '../../state/enterAccount'
import { accountLeft } from '../../state/authSlice'
import { selectItems } from '../../state/cartSlice'
import { tabsLookedAt } from '../../state/followTabs'
import { useShopStore } from '../../state/hooks'
import { selectIsSaved } from '../../state/inStep'
import type { ShopStore } from '../../state/store'
import { showToast } from '../../ui/toast'
import { useLeaving } from './leaving'

/**
 * Keeps the store true to the session: another tab may have signed out, the provider may have ended the account. Nothing
 * watches a session that is being ended here.
 */
export function SessionWatch({ children }: { children: ReactNode }) {
  if (useLeaving() === 'ending') return null
  return (
    <SessionProvider>
      <UserWatch>{children}</UserWatch>
    </SessionProvider>
  )
}

function UserWatch({ children }: { children: ReactNode }) {
  const { status, data: user } = useUser()
  const store = useShopStore()
  // An anonymous account only marks what a visitor has sent; nobody is signed in with it.
  const isIn = status === 'success' && user !== null && !user.isAnonymous
  useEffect(prepareLeaving, [])
  useEffect(() => {
    if (status !== 'success') return
    if (isIn) enterAccount(store, accountOf(user))
    else leaveEnded(store)
  }, [store, status, isIn, user])
  return isIn ? children : null
}

function leaveEnded(store: ShopStore) {
  // Signing out in another tab has been said there, and is taken over here.
  store.dispatch(tabsLookedAt())
  const state = store.getState()
  if (!state.auth.isLoggedIn) return
  showToast('info', endedMessage(selectItems(state).length, selectIsSaved(state)))
  void forgetKeptGuest()
  store.dispatch(accountLeft())
}
