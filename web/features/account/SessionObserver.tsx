import { type ReactNode, useEffect } from 'react'
import { useUser } from 'reactfire'
import { clearGuestSession, preloadSignOut } from '../../data/session'
import { toAccount } from '../../data/toAccount'
import { SessionProvider } from '../../data/SessionProvider'
import { formatSessionEndedMessage } from '../../domain/order-list/accountListMessages'
import { storeSignedInAccount } from '../../state/storeSignedInAccount'
import { accountSignedOut } from '../../state/authSlice'
import { selectCartItems } from '../../state/cartSlice'
import { tabSyncRequested } from '../../state/tabSync'
import { useShopStore } from '../../state/storeHooks'
import { selectIsListSaved } from '../../state/listSyncStatus'
import type { ShopStore } from '../../state/store'
import { showToast } from '../../ui/toasts/showToast'
import { useSignOutProgress } from './saveAndSignOut'

/**
 * Copies Firebase's session into the store: another tab may sign out, Firebase may end the session. It is unmounted
 * before this tab signs out, because session subscriptions must end first.
 */
export function SessionObserver({ children }: { children: ReactNode }) {
  if (useSignOutProgress() === 'ending') return null
  return (
    <SessionProvider>
      <UserObserver>{children}</UserObserver>
    </SessionProvider>
  )
}

function UserObserver({ children }: { children: ReactNode }) {
  const { status, data: user } = useUser()
  const store = useShopStore()
  // An anonymous account only owns what a guest has sent; it is not a sign-in.
  const isSignedIn = status === 'success' && user !== null && !user.isAnonymous
  useEffect(preloadSignOut, [])
  useEffect(() => {
    if (status !== 'success') return
    if (isSignedIn) storeSignedInAccount(store, toAccount(user))
    else handleSessionEnded(store)
  }, [store, status, isSignedIn, user])
  return isSignedIn ? children : null
}

function handleSessionEnded(store: ShopStore) {
  // Another tab may have signed out: adopt its state, because that tab has shown the message.
  store.dispatch(tabSyncRequested())
  const state = store.getState()
  if (!state.auth.isLoggedIn) return
  showToast('info', formatSessionEndedMessage(selectCartItems(state).length, selectIsListSaved(state)))
  void clearGuestSession()
  store.dispatch(accountSignedOut())
}
