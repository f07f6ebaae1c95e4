import { updateAccountList, readAccountList } from '../../data/remoteAccountList'
import { formatListMergeMessage } from '../../domain/order-list/accountListMessages'
import {
  formatItemEntry,
  haveSameItems,
  type OrderItem,
  parseItemEntries,
} from '../../domain/order-list/orderItems'
import { mergeOrderItems } from '../../domain/order-list/mergeOrderItems'
import { toOrderItems, toCartItems, type OrderProduct } from '../../domain/order-list/orderList'
import { selectCartItems } from '../../state/cartSlice'
import type { ShopStore } from '../../state/store'
import { listSynced, selectListSync } from '../../state/listSyncSlice'
import { showToast } from '../../ui/toasts/showToast'
import { hasLocalChangeSince } from './localChangeTime'

/** The account to sync with, the store that has the list, and the catalogue lookup. */
export type AccountListContext = {
  store: ShopStore
  userID: string
  findProduct: (id: string) => OrderProduct | undefined
}

/** Merges this browser's list with the account's, and saves the result in both. */
export async function mergeAccountList({ store, userID, findProduct }: AccountListContext): Promise<void> {
  const localItems = getLocalItems(store)
  const baseItems = getSyncedItems(store, userID)
  let remoteItems: OrderItem[] = []
  const merge = (storedItems: OrderItem[], changedAt: number) => {
    remoteItems = storedItems
    if (!baseItems) return mergeOrderItems([], localItems, storedItems)
    return mergeOrderItems(
      baseItems,
      localItems,
      storedItems,
      hasLocalChangeSince(changedAt) ? 'mine' : 'theirs',
    )
  }
  const syncedItems = await updateAccountList(userID, merge)
  if (store.getState().auth.userID !== userID) return
  // The list may have changed during the request.
  const knownItems = syncedItems.filter(({ productId }) => findProduct(productId))
  const cartItems = toCartItems(
    mergeOrderItems(localItems, getLocalItems(store), knownItems, 'mine'),
    findProduct,
  )
  store.dispatch(listSynced({ userID, items: knownItems.map(formatItemEntry), cartItems }))
  if (baseItems) return
  const message = formatListMergeMessage(localItems.length, remoteItems.length, cartItems.length)
  if (message) showToast('info', message)
}

/** Whether another device has changed the account's list since the last sync. */
export async function hasAccountListChanged({ store, userID }: AccountListContext): Promise<boolean> {
  const remoteItems = await readAccountList(userID)
  return !haveSameItems(remoteItems, getSyncedItems(store, userID) ?? [])
}

function getLocalItems(store: ShopStore): OrderItem[] {
  return toOrderItems(selectCartItems(store.getState()))
}

/** The items of the last sync with this account; undefined before the first one. */
function getSyncedItems(store: ShopStore, userID: string): OrderItem[] | undefined {
  const synced = selectListSync(store.getState())
  return synced.userID === userID ? parseItemEntries(synced.items) : undefined
}
