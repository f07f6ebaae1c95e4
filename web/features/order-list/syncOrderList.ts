import { readAccountOrderListTime } from '../../data/session/remoteAccountList'
import { sessionMessages } from '../../../domain/messages/session'
import { isSameList } from '../../../domain/order-list/orderList'
import { selectCartItems } from '../../state/cartSlice'
import { selectIsListSynced } from '../../state/listSyncStatus'
import { showToast } from '../../ui/toasts/showToast'
import { type OrderListSyncOptions, mergeAccountOrderList } from './mergeAccountOrderList'
import { recordLocalOrderListChange } from '../../state/localChangeTime'
import { getPendingSaves } from '../../state/pendingSaves'
import { pollWhileVisible } from './pollWhileVisible'

// The delay of a sync after a change of the order list, so that several quick changes are written together.
const debounceMs = 500

// The delay before a retry doubles after each failure.
const retryMs = { initial: 5_000, max: 300_000 }

/**
 * Syncs this browser's order list with the account's until the returned function is called. Retries failed syncs, and
 * shows a message only for the first failure.
 */
export function syncOrderList(account: OrderListSyncOptions): () => void {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let currentMerge: Promise<number> | undefined
  // After a merge that wrote a list, the next check reads a later time and merges once more, without a change.
  let mergedTimeMs: number | undefined
  let failures = 0
  const isSynced = () => selectIsListSynced(account.store.getState())
  const mergeOnce = () =>
    (currentMerge ??= mergeAccountOrderList(account).finally(() => {
      currentMerge = undefined
    }))
  const scheduleSync = (delayMs: number) => {
    clearTimeout(timer)
    if (!controller.signal.aborted) timer = setTimeout(syncNow, delayMs)
  }
  const handleSuccess = (remoteTimeMs: number) => {
    failures = 0
    mergedTimeMs = remoteTimeMs
    scheduleIfNeeded()
  }
  const handleFailure = () => {
    if (failures === 0 && !isSynced() && !controller.signal.aborted)
      showToast('info', sessionMessages.listSyncFailedMessage)
    scheduleSync(Math.min(retryMs.initial * 2 ** failures, retryMs.max))
    failures += 1
  }
  const syncNow = () => void mergeOnce().then(handleSuccess, handleFailure)
  const scheduleIfNeeded = () => {
    if (!isSynced()) scheduleSync(debounceMs)
  }
  const syncIfChanged = (remoteTimeMs: number) => {
    if (remoteTimeMs !== mergedTimeMs && !controller.signal.aborted) syncNow()
  }
  const readRemoteTime = createRemoteTimeReader(account, syncIfChanged)
  const checkAccount = () => {
    // Check the account only if the local order list is synced, because an unsynced list will be merged soon anyway.
    if (isSynced()) readRemoteTime()
  }
  const cleanups = [
    trackLocalChanges(account),
    account.store.subscribe(scheduleIfNeeded),
    pollWhileVisible(checkAccount),
    // The account's list may have products that this page did not know.
    account.services.catalogue.subscribeToPublishedChanges(syncNow),
    getPendingSaves(account.services.storage).register('orderList', async () => {
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

/** Creates a function that reads the time of the account's list, unless the previous read is still running. */
function createRemoteTimeReader(
  { services, userID }: OrderListSyncOptions,
  onRead: (remoteTimeMs: number) => void,
): () => void {
  let currentRead: Promise<void> | undefined
  return () => {
    // Ignore a failed read, because the next one follows.
    currentRead ??= readAccountOrderListTime(services.accountList, userID)
      .then(onRead, ignoreError)
      .finally(() => {
        currentRead = undefined
      })
  }
}

/** Stores the time of each order list change that is not synced yet. Returns a function that stops storing it. */
function trackLocalChanges({ store, services: { storage } }: OrderListSyncOptions): () => void {
  let previousItems = selectCartItems(store.getState())
  return store.subscribe(() => {
    const items = selectCartItems(store.getState())
    if (isSameList(items, previousItems)) return
    previousItems = items
    recordLocalOrderListChange(storage, selectIsListSynced(store.getState()))
  })
}

function ignoreError() {
  return undefined
}
