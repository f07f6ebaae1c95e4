import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { createObservableValue, type ObservableValue } from '../../browser/observableValue'
import { oncePer } from '../../browser/oncePer'
import { type ShopServices, useShopServices } from '../../data/ShopServices'
import { sessionMessages } from '../../../domain/messages/session'
import { sentItemsMessages } from '../../../domain/messages/sentItems'
import type { CartItem } from '../../../domain/order-list/orderList'
import { accountSignedOut } from '../../state/authSlice'
import { selectCartItems } from '../../state/cartSlice'
import { selectIsListSaved } from '../../state/listSyncStatus'
import { getPendingSaves } from '../../state/pendingSaves'
import type { ShopStore } from '../../state/store'
import { showToast } from '../../ui/toasts/showToast'
import { showAccountFailureMessage } from './showAccountFailureMessage'

/** The steps of sign-out: first 'saving' (pending changes are saved), then 'ending' (Firebase signs out). */
type SignOutProgress = 'idle' | 'saving' | 'ending'

type SignOutState = { progress: ObservableValue<SignOutProgress>; warnedItems?: CartItem[] }

const getSignOutState = oncePer<ShopServices, SignOutState>(() => ({
  progress: createObservableValue<SignOutProgress>('idle'),
}))

export function useSignOutProgress(): SignOutProgress {
  const { progress } = getSignOutState(useShopServices())
  return useSyncExternalStore(progress.subscribe, progress.read, () => 'idle')
}

/** Saves pending changes and signs out. When changes would be lost, the first call only warns. */
export async function saveAndSignOut(services: ShopServices, store: ShopStore): Promise<void> {
  const state = getSignOutState(services)
  const pendingSaves = getPendingSaves(services.storage)
  if (state.progress.read() !== 'idle') return
  state.progress.write('saving')
  try {
    if (!canSignOut(state, store)) await pendingSaves.waitFor('orderList')
    await pendingSaves.run()
    if (canSignOut(state, store)) await endSession(services, store)
    else stopSignOut(state, store)
  } catch (error) {
    showAccountFailureMessage(error)
  } finally {
    state.progress.write('idle')
  }
}

/** Whether the order list is saved, or the visitor was already warned that its unsaved changes will be lost. */
function canSignOut({ warnedItems }: SignOutState, store: ShopStore): boolean {
  return selectIsListSaved(store.getState()) || warnedItems === selectCartItems(store.getState())
}

function stopSignOut(state: SignOutState, store: ShopStore) {
  state.warnedItems = selectCartItems(store.getState())
  showToast('error', sessionMessages.signOutStoppedMessage)
}

async function endSession(services: ShopServices, store: ShopStore): Promise<void> {
  const wasGuest = services.guest.hasSentAsGuest()
  await services.session.signOut(() => unmountSession(services))
  const isSaved = selectIsListSaved(store.getState())
  const message = sessionMessages.formatSignedOutMessage(selectCartItems(store.getState()).length, isSaved)
  store.dispatch(accountSignedOut())
  showToast(isSaved ? 'success' : 'info', message)
  if (wasGuest) showToast('info', sentItemsMessages.guestItemsHiddenMessage)
}

/** Runs work without the screens that have account data: they would go on writing with the session's last token. */
export async function withUnmountedSession<Result>(
  services: ShopServices,
  work: () => Promise<Result>,
): Promise<Result> {
  unmountSession(services)
  try {
    return await work()
  } finally {
    getSignOutState(services).progress.write('idle')
  }
}

function unmountSession(services: ShopServices) {
  flushSync(() => getSignOutState(services).progress.write('ending'))
}
