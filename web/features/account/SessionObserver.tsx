import { type ReactNode, useEffect } from 'react'
import { useUser } from 'reactfire'
import { isIndexedDBUnresponsive } from '../../browser/limitIndexedDB'
import { clearGuestSession, preloadSignOut } from '../../data/session/session'
import { toAccount } from '../../data/session/toAccount'
import { SessionProvider } from '../../data/session/SessionProvider'
import { sessionMessages } from '../../../domain/messages/session'
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
 * Updates the Redux store when the Firebase session changes, for example after sign-out in another tab. The children
 * are unmounted before this tab signs out, because their Firestore subscriptions must end first.
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
  // A guest has an anonymous Firebase account, which does not count as signed in.
  const isSignedIn = status === 'success' && user !== null && !user.isAnonymous
  useEffect(preloadSignOut, [])
  useEffect(() => {
    if (status !== 'success') return
    if (isSignedIn) storeSignedInAccount(store, toAccount(user))
    else handleSessionEnded(store)
  }, [store, status, isSignedIn, user])
  // The session may be stored and not readable: show SessionErrorBoundary's message instead of ending the session.
  if (status === 'success' && user === null && isIndexedDBUnresponsive())
    throw new Error('The stored session could not be read.')
  return isSignedIn ? children : null
}

function handleSessionEnded(store: ShopStore) {
  // Sync the state from other tabs first: if another tab signed out, that tab has already shown the message.
  store.dispatch(tabSyncRequested())
  const state = store.getState()
  if (!state.auth.isLoggedIn) return
  showToast(
    'info',
    sessionMessages.formatSessionEndedMessage(selectCartItems(state).length, selectIsListSaved(state)),
  )
  void clearGuestSession()
  store.dispatch(accountSignedOut())
}
