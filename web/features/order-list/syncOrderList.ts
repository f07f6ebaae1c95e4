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

// The delay of a sync after a change of the order list, so that several quick changes are written together.
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

/**
 * Syncs this browser's order list with the account's until the returned function is called. Retries failed syncs, and
 * shows a message only for the first failure.
 */
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
    // Check the account only if the local order list is synced, because an unsynced list will be merged soon anyway.
    // Ignore a failed check, because the next check follows.
    if (isSynced()) trackPending(hasAccountOrderListChanged(account)).then(syncIfChanged, ignoreError)
  }
  const cleanups = [
    trackLocalChanges(account),
    account.store.subscribe(scheduleIfNeeded),
    pollWithBackoff(checkAccount),
    registerPendingSave('orderList', async () => {
      // The running merge may have started before the visitor's last change, so wait for it and then merge again if
      // needed.
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

/** Stores the time of each order list change that is not synced yet. Returns a function that stops storing it. */
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
