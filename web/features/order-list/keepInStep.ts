import { saveBeforeLeaving } from '../../data/session'
import { notKeptMessage } from '../../domain/accountListMessages'
import { selectIsInStep } from '../../state/inStep'
import { showToast } from '../../ui/toast'
import { type AccountOfList, meetAccount } from './accountList'

// Presses in a row are one change to the account.
const pauseMs = 500

// After a failure each pause is twice the one before it.
const retryMs = { first: 5_000, longest: 300_000 }

/** Keeps this browser's list and the account's the same until it is stopped; a failure is said once and tried again. */
export function keepInStep(account: AccountOfList): () => void {
  const listening = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let meeting: Promise<void> | undefined
  let failures = 0
  const isInStep = () => selectIsInStep(account.store.getState())
  const meet = () =>
    (meeting ??= meetAccount(account).finally(() => {
      meeting = undefined
    }))
  const again = (afterMs: number) => {
    clearTimeout(timer)
    if (!listening.signal.aborted) timer = setTimeout(now, afterMs)
  }
  const settled = () => {
    failures = 0
    soonIfNeeded()
  }
  const failed = () => {
    if (failures === 0 && !isInStep() && !listening.signal.aborted) showToast('info', notKeptMessage)
    again(Math.min(retryMs.first * 2 ** failures, retryMs.longest))
    failures += 1
  }
  const now = () => void meet().then(settled, failed)
  const soonIfNeeded = () => {
    if (!isInStep()) again(pauseMs)
  }
  const stops = [
    account.store.subscribe(soonIfNeeded),
    saveBeforeLeaving(async () => {
      // A meeting under way may have begun before the last press, and must not end as nobody's.
      await meeting
      if (!isInStep()) await meet()
    }),
    () => {
      listening.abort()
      clearTimeout(timer)
    },
  ]
  addEventListener('online', now, { signal: listening.signal })
  now()
  return () => {
    for (const stop of stops) stop()
  }
}
