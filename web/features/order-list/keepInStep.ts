import { saveBeforeLeaving } from '../../data/session'
import { notKeptMessage, unsavedMessage } from '../../domain/accountListMessages'
import { showToast } from '../../ui/toast'
import { type AccountOfList, isInStep, meetAccount } from './accountList'

// Presses in a row are one change to the account.
const pauseMs = 500

/** Keeps this browser's list and the account's the same until it is stopped; a failure is said once and tried again. */
export function keepInStep(account: AccountOfList): () => void {
  const listening = new AbortController()
  let pause: ReturnType<typeof setTimeout> | undefined
  let meeting: Promise<void> | undefined
  let hasComplained = false
  const meet = () =>
    (meeting ??= meetAccount(account).finally(() => {
      meeting = undefined
    }))
  const settled = () => {
    hasComplained = false
    soonIfNeeded()
  }
  const failed = () => {
    if (!hasComplained && !listening.signal.aborted) showToast('info', notKeptMessage)
    hasComplained = true
  }
  const now = () => void meet().then(settled, failed)
  const soonIfNeeded = () => {
    clearTimeout(pause)
    if (!isInStep(account)) pause = setTimeout(now, pauseMs)
  }
  const stops = [
    account.store.subscribe(soonIfNeeded),
    saveBeforeLeaving(lastSave(account, meet)),
    () => {
      listening.abort()
      clearTimeout(pause)
    },
  ]
  addEventListener('online', now, { signal: listening.signal })
  now()
  return () => {
    for (const stop of stops) stop()
  }
}

/** Saves what the account does not hold yet. The first failure keeps the visitor signed in, the second lets them go. */
function lastSave(account: AccountOfList, meet: () => Promise<void>): () => Promise<void> {
  let hasWarned = false
  return async () => {
    if (isInStep(account)) return
    try {
      await meet()
    } catch {
      if (hasWarned) return
      hasWarned = true
      throw new Error(unsavedMessage)
    }
  }
}
