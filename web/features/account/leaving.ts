import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { hasSentAsGuest } from '../../data/guestMark'
import { leaveAccount, saveForAccount } from '../../data/session'
import { leftMessage, unsavedMessage } from '../../domain/accountListMessages'
import { leftGuestMessage } from '../../domain/guestMessages'
import type { CartItem } from '../../domain/orderList'
import { accountLeft } from '../../state/authSlice'
import { selectItems } from '../../state/cartSlice'
import { selectIsSaved } from '../../state/inStep'
import type { ShopStore } from '../../state/store'
import { showToast } from '../../ui/toast'
import { reportFailure } from './reportFailure'

/** How far signing out is: what can be saved is being saved, then the session is being ended. */
type Leaving = 'not' | 'saving' | 'ending'

let leaving: Leaving = 'not'
const listeners = new Set<() => void>()

/** How far signing out is, wherever it was asked for. */
export function useLeaving(): Leaving {
  return useSyncExternalStore(
    subscribe,
    () => leaving,
    () => 'not',
  )
}

/** Signs out and says what became of the list. The first time that it would lose changes it only says so. */
export async function leave(store: ShopStore): Promise<void> {
  if (leaving !== 'not') return
  become('saving')
  try {
    await saveForAccount()
    if (mayLeave(store)) await end(store)
    else showToast('error', unsavedMessage)
  } catch (error) {
    reportFailure(error)
  } finally {
    become('not')
  }
}

let warnedOf: CartItem[] | undefined

/** Whether the list is saved, or the visitor has been warned of losing this very list. */
function mayLeave(store: ShopStore): boolean {
  const items = selectItems(store.getState())
  const isKnown = selectIsSaved(store.getState()) || warnedOf === items
  warnedOf = items
  return isKnown
}

async function end(store: ShopStore): Promise<void> {
  const wasGuest = hasSentAsGuest()
  await leaveAccount(() => {
    flushSync(() => {
      become('ending')
    })
  })
  const isSaved = selectIsSaved(store.getState())
  const message = leftMessage(selectItems(store.getState()).length, isSaved)
  store.dispatch(accountLeft())
  showToast(isSaved ? 'success' : 'info', message)
  if (wasGuest) showToast('info', leftGuestMessage)
}

function become(next: Leaving) {
  leaving = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
