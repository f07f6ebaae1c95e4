import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { createChangeNotifier } from '../../browser/createChangeNotifier'
import { hasSentAsGuest } from '../../data/session/sentAsGuest'
import { signOut, runPendingSaves, waitForPendingSave } from '../../data/session/session'
import { sessionMessages } from '../../../domain/messages/session'
import { sentItemsMessages } from '../../../domain/messages/sentItems'
import type { CartItem } from '../../../domain/order-list/orderList'
import { accountSignedOut } from '../../state/authSlice'
import { selectCartItems } from '../../state/cartSlice'
import { selectIsListSaved } from '../../state/listSyncStatus'
import type { ShopStore } from '../../state/store'
import { showToast } from '../../ui/toasts/showToast'
import { showAccountFailureMessage } from './showAccountFailureMessage'

/** The steps of sign-out: first 'saving' (pending changes are saved), then 'ending' (Firebase signs out). */
type SignOutProgress = 'idle' | 'saving' | 'ending'

let signOutProgress: SignOutProgress = 'idle'
const { subscribe, notify } = createChangeNotifier()

/** The progress of the current sign-out, wherever it was started. */
export function useSignOutProgress(): SignOutProgress {
  return useSyncExternalStore(
    subscribe,
    () => signOutProgress,
    () => 'idle',
  )
}

/** Saves pending changes and signs out. When changes would be lost, the first call only warns. */
export async function saveAndSignOut(store: ShopStore): Promise<void> {
  if (signOutProgress !== 'idle') return
  setSignOutProgress('saving')
  try {
    if (!canSignOut(store)) await waitForPendingSave('orderList')
    await runPendingSaves()
    if (canSignOut(store)) await endSession(store)
    else stopSignOut(store)
  } catch (error) {
    showAccountFailureMessage(error)
  } finally {
    setSignOutProgress('idle')
  }
}

let warnedItems: CartItem[] | undefined

/** Whether the order list is saved, or the visitor was already warned that its unsaved changes will be lost. */
function canSignOut(store: ShopStore): boolean {
  return selectIsListSaved(store.getState()) || warnedItems === selectCartItems(store.getState())
}

function stopSignOut(store: ShopStore) {
  warnedItems = selectCartItems(store.getState())
  showToast('error', sessionMessages.signOutStoppedMessage)
}

async function endSession(store: ShopStore): Promise<void> {
  const wasGuest = hasSentAsGuest()
  await signOut(() => {
    flushSync(() => {
      setSignOutProgress('ending')
    })
  })
  const isSaved = selectIsListSaved(store.getState())
  const message = sessionMessages.formatSignedOutMessage(selectCartItems(store.getState()).length, isSaved)
  store.dispatch(accountSignedOut())
  showToast(isSaved ? 'success' : 'info', message)
  if (wasGuest) showToast('info', sentItemsMessages.guestItemsHiddenMessage)
}

/** Runs work without the screens that have account data: they would go on writing with the session's last token. */
export async function withUnmountedSession<Result>(work: () => Promise<Result>): Promise<Result> {
  flushSync(() => {
    setSignOutProgress('ending')
  })
  try {
    return await work()
  } finally {
    setSignOutProgress('idle')
  }
}

function setSignOutProgress(next: SignOutProgress) {
  signOutProgress = next
  notify()
}
