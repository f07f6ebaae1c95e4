import { registerSessionCleanup } from '../../data/sessionCleanup'
import { registerPendingSave } from '../../data/session'
import { listSyncFailedMessage } from '../../domain/order-list/accountListMessages'
import { isSameList } from '../../domain/order-list/orderList'
import { selectCartItems } from '../../state/cartSlice'
import { selectIsListSynced } from '../../state/listSyncStatus'
import { showToast } from '../../ui/toasts/showToast'
import {
  type OrderListSyncOptions,
  hasAccountOrderListChanged,
  mergeAccountOrderList,
} from './mergeAccountOrderList'
import { recordLocalOrderListChange } from './localChangeTime'
import { pollWithBackoff } from './pollWithBackoff'

// Combines several quick changes into one write.
const debounceMs = 500

// The delay before a retry doubles after each failure.
const retryMs = { initial: 5_000, max: 300_000 }

// Await pending syncs before sign-out; afterwards they would run without a user.
const pendingOperations = new Set<Promise<unknown>>()
registerSessionCleanup(async () => {
  await Promise.allSettled(pendingOperations)
})

function trackPending<Result>(operation: Promise<Result>): Promise<Result> {
  const untrack = () => void pendingOperations.delete(operation)
  pendingOperations.add(operation)
  operation.then(untrack, untrack)
  return operation
}

/** Syncs this browser's list with the account's until stopped. Retries failures, and reports the first one. */
export function syncOrderList(account: OrderListSyncOptions): () => void {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let currentMerge: Promise<void> | undefined
  let failures = 0
  const isSynced = () => selectIsListSynced(account.store.getState())
  const mergeOnce = () =>
    (currentMerge ??= trackPending(mergeAccountOrderList(account)).finally(() => {
      currentMerge = undefined
    }))
  const scheduleSync = (delayMs: number) => {
    clearTimeout(timer)
    if (!controller.signal.aborted) timer = setTimeout(syncNow, delayMs)
  }
  const handleSuccess = () => {
    failures = 0
    scheduleIfNeeded()
  }
  const handleFailure = () => {
    if (failures === 0 && !isSynced() && !controller.signal.aborted) showToast('info', listSyncFailedMessage)
    scheduleSync(Math.min(retryMs.initial * 2 ** failures, retryMs.max))
    failures += 1
  }
  const syncNow = () => void mergeOnce().then(handleSuccess, handleFailure)
  const scheduleIfNeeded = () => {
    if (!isSynced()) scheduleSync(debounceMs)
  }
  const syncIfChanged = (hasChanged: boolean) => {
    if (hasChanged && !controller.signal.aborted) syncNow()
  }
  const checkAccount = () => {
    // Check only a synced list, because an unsynced list will be merged soon. The next check retries a failed one.
    if (isSynced()) trackPending(hasAccountOrderListChanged(account)).then(syncIfChanged, ignoreError)
  }
  const cleanups = [
    trackLocalChanges(account),
    account.store.subscribe(scheduleIfNeeded),
    pollWithBackoff(checkAccount),
    registerPendingSave(async () => {
      // A running merge may have started before the last change.
      await currentMerge
      if (!isSynced()) await mergeOnce()
    }),
    () => {
      controller.abort()
      clearTimeout(timer)
    },
  ]
  addEventListener('online', syncNow, { signal: controller.signal })
  syncNow()
  return () => {
    for (const cleanup of cleanups) cleanup()
  }
}

/** Stores the time of each unsynced change; returns a function that stops it. */
function trackLocalChanges({ store }: OrderListSyncOptions): () => void {
  let previousItems = selectCartItems(store.getState())
  return store.subscribe(() => {
    const items = selectCartItems(store.getState())
    if (isSameList(items, previousItems)) return
    previousItems = items
    recordLocalOrderListChange(selectIsListSynced(store.getState()))
  })
}

function ignoreError() {
  return undefined
}
