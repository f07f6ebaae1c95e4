import { createRetryLoop } from '../../browser/createRetryLoop'
import { poll, type PollOptions } from '../../browser/poll'
import { readAccountOrderListTime, updateAccountOrderList } from '../../data/session/remoteAccountList'
import { sessionMessages } from '../../../domain/messages/session'
import { isSameList, toOrderItems, toCartItems } from '../../../domain/order-list/orderList'
import { selectCartItems } from '../../state/cartSlice'
import { selectIsListSynced } from '../../state/listSyncStatus'
import { showToast } from '../../ui/toasts/showToast'
import { recordLocalOrderListChange, hasLocalOrderListChangeSince } from '../../state/localChangeTime'
import { getPendingSaves } from '../../state/pendingSaves'
import type { ShopServices } from '../../data/ShopServices'
import {
  serializeOrderItem,
  type OrderItem,
  parseSerializedOrderItems,
} from '../../../domain/order-list/orderItems'
import { mergeOrderItems } from '../../../domain/order-list/mergeOrderItems'
import type { ShopStore } from '../../state/store'
import { readSyncedState } from '../../state/tabSync'
import { orderListSynced, selectOrderListSyncState } from '../../state/listSyncSlice'
import { findOrderListProduct } from './findOrderListProduct'

// The delay of a sync after a change of the order list, so that several quick changes are written together.
const debounceMs = 500

const pollOptions: PollOptions = {
  intervalMs: 30_000,
  minReturnIntervalMs: 1000,
  withDataSaver: 'returns',
}

/** Syncs this browser's order list with the account's until the returned function is called; retries failed syncs. */
export function syncOrderList(account: OrderListSyncOptions): () => void {
  let isStopped = false
  let currentMerge: Promise<number> | undefined
  // After a merge that wrote a list, the next check reads a later time and merges once more, without a change.
  let mergedTimeMs: number | undefined
  let hasFailed = false
  const isSynced = () => selectIsListSynced(account.store.getState())
  const mergeOnce = () =>
    (currentMerge ??= mergeAccountOrderList(account).finally(() => {
      currentMerge = undefined
    }))
  const handleFailure = () => {
    if (!hasFailed && !isSynced() && !isStopped) showToast('info', sessionMessages.listSyncFailedMessage)
    hasFailed = true
    return 'failed' as const
  }
  const retryLoop = createRetryLoop({
    attempt: () =>
      mergeOnce().then((remoteTimeMs) => {
        hasFailed = false
        mergedTimeMs = remoteTimeMs
        return isSynced() ? 'done' : { waitMs: debounceMs }
      }, handleFailure),
    firstWaitMs: 5000,
    maxWaitMs: 300_000,
  })
  const checkAccount = async () => {
    // Check the account only if the local order list is synced, because an unsynced list will be merged soon anyway.
    if (!isSynced()) return
    const remoteTimeMs = await readAccountOrderListTime(account.services.accountList, account.userID)
    if (remoteTimeMs !== mergedTimeMs && !isStopped) void retryLoop.run()
  }
  const cleanups = [
    retryLoop.stop,
    trackLocalChanges(account),
    account.store.subscribe(() => {
      if (!isSynced()) retryLoop.runIn(debounceMs)
    }),
    // Ignore a failed check, because the next one follows.
    poll(() => checkAccount().catch(ignoreError), pollOptions).stop,
    // The account's list may have products that this page did not know.
    account.services.catalogue.subscribeToPublishedChanges(() => void retryLoop.run()),
    getPendingSaves(account.services.storage).register('orderList', async () => {
      // The running merge may have started before the visitor's last change, so wait for it and then merge again if
      // needed.
      await currentMerge
      if (!isSynced()) await mergeOnce()
    }),
  ]
  retryLoop.start()
  void retryLoop.run()
  return () => {
    isStopped = true
    for (const cleanup of cleanups) cleanup()
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

type OrderListSyncOptions = {
  services: Pick<ShopServices, 'accountList' | 'catalogue' | 'storage'>
  store: ShopStore
  userID: string
}

/** Merges this browser's list with the account's; resolves to the server time of the account's list before. */
async function mergeAccountOrderList({
  services: { accountList, catalogue, storage },
  store,
  userID,
}: OrderListSyncOptions): Promise<number> {
  const findProduct = (id: string) => findOrderListProduct(catalogue, id)
  const localItems = getLocalItems(store)
  const baseItems = getSyncedItems(store, userID)
  let remoteItems: OrderItem[] = []
  let remoteTimeMs = 0
  const merge = (storedItems: OrderItem[], changedAt: number) => {
    remoteItems = storedItems
    remoteTimeMs = changedAt
    if (!baseItems) return mergeOrderItems([], localItems, storedItems)
    return mergeOrderItems(
      baseItems,
      localItems,
      storedItems,
      hasLocalOrderListChangeSince(storage, changedAt) ? 'mine' : 'theirs',
    )
  }
  const syncedItems = await updateAccountOrderList(accountList, userID, merge)
  const isEveryProductKnown =
    syncedItems.every(({ productId }) => findProduct(productId)) ||
    (await catalogue.waitForPublishedChanges())
  // Another tab may have signed out meanwhile: the list of an account must not stay in this browser.
  const state = readSyncedState(store)
  if (state.auth.userID !== userID) return remoteTimeMs
  // The visitor may have changed the order list during the request, so merge these changes into the result.
  const listed = selectCartItems(state)
  // A listed product may have been published since the build: it stays until it is known what was published.
  const findListed = (id: string) => (isEveryProductKnown ? undefined : listed.find((item) => item.id === id))
  const findKnown = (id: string) => findProduct(id) ?? findListed(id)
  const knownItems = syncedItems.filter(({ productId }) => findKnown(productId))
  const cartItems = toCartItems(
    mergeOrderItems(localItems, toOrderItems(listed), knownItems, 'mine'),
    findKnown,
  )
  store.dispatch(orderListSynced({ userID, items: knownItems.map(serializeOrderItem), cartItems }))
  if (baseItems) return remoteTimeMs
  const message = sessionMessages.formatListMergeMessage(
    localItems.length,
    remoteItems.length,
    cartItems.length,
  )
  if (message) showToast('info', message)
  return remoteTimeMs
}

function getLocalItems(store: ShopStore): OrderItem[] {
  return toOrderItems(selectCartItems(store.getState()))
}

/** The order list's items after the last sync with this account. Returns undefined before the first sync. */
function getSyncedItems(store: ShopStore, userID: string): OrderItem[] | undefined {
  const synced = selectOrderListSyncState(store.getState())
  return synced.userID === userID ? parseSerializedOrderItems(synced.items) : undefined
}
