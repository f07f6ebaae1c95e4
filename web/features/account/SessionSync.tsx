import { type ReactNode, useEffect } from 'react'
import type { Account } from '../../../domain/account/account'
import { type ShopServices, useShopServices } from '../../data/ShopServices'
import { sessionMessages } from '../../../domain/messages/session'
import { storeSignedInAccount } from '../../state/storeSignedInAccount'
import { accountSignedOut } from '../../state/authSlice'
import { selectCartItems } from '../../state/cartSlice'
import { readSyncedState } from '../../state/tabSync'
import { useShopStore } from '../../state/storeHooks'
import { selectIsListSaved } from '../../state/listSyncStatus'
import type { ShopStore } from '../../state/store'
import { showToast } from '../../ui/toasts/showToast'
import { useSignOutProgress } from './saveAndSignOut'

/**
 * Observes the session and updates the Redux store. The children are unmounted before this tab signs out, because their
 * requests must end first.
 */
export function SessionSync({ children }: { children: ReactNode }) {
  const { Observer } = useShopServices().session
  if (useSignOutProgress() === 'ending') return null
  return <Observer>{(account) => <AccountSync account={account}>{children}</AccountSync>}</Observer>
}

type Props = {
  /** The signed-in account; null for a guest, whose anonymous account does not count as signed in, and for nobody. */
  account: Account | null
  children: ReactNode
}

/** Updates the Redux store when the session changes, for example after sign-out in another tab. */
function AccountSync({ account, children }: Props) {
  const store = useShopStore()
  const { session } = useShopServices()
  useEffect(() => {
    if (account) storeSignedInAccount(store, account)
    else handleSessionEnded(session, store)
  }, [store, session, account])
  return account ? children : null
}

function handleSessionEnded(session: ShopServices['session'], store: ShopStore) {
  // Sync the state from other tabs first: if another tab signed out, that tab has already shown the message.
  const state = readSyncedState(store)
  if (!state.auth.isLoggedIn) return
  showToast(
    'info',
    sessionMessages.formatSessionEndedMessage(selectCartItems(state).length, selectIsListSaved(state)),
  )
  void session.clearGuestSession()
  store.dispatch(accountSignedOut())
}
