import { updateAccountOrderList } from '../../data/remoteAccountList'
import { formatListMergeMessage } from '../../domain/messages/accountList'
import {
  serializeOrderItem,
  type OrderItem,
  parseSerializedOrderItems,
} from '../../domain/order-list/orderItems'
import { mergeOrderItems } from '../../domain/order-list/mergeOrderItems'
import { toOrderItems, toCartItems, type OrderListProduct } from '../../domain/order-list/orderList'
import { selectCartItems } from '../../state/cartSlice'
import type { ShopStore } from '../../state/store'
import { orderListSynced, selectOrderListSyncState } from '../../state/listSyncSlice'
import { showToast } from '../../ui/toasts/showToast'
import { hasLocalOrderListChangeSince } from '../../state/localChangeTime'

/**
 * The account to sync with, the Redux store that contains the order list, and a function that finds a product in the
 * catalogue.
 */
export type OrderListSyncOptions = {
  store: ShopStore
  userID: string
  findProduct: (id: string) => OrderListProduct | undefined
}

/**
 * Merges this browser's order list with the account's order list, and saves the result in both. Resolves to the server
 * time of the account's list before the merge, in milliseconds.
 */
export async function mergeAccountOrderList({
  store,
  userID,
  findProduct,
}: OrderListSyncOptions): Promise<number> {
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
      hasLocalOrderListChangeSince(changedAt) ? 'mine' : 'theirs',
    )
  }
  const syncedItems = await updateAccountOrderList(userID, merge)
  if (store.getState().auth.userID !== userID) return remoteTimeMs
  // The visitor may have changed the order list during the request, so merge these changes into the result.
  const knownItems = syncedItems.filter(({ productId }) => findProduct(productId))
  const cartItems = toCartItems(
    mergeOrderItems(localItems, getLocalItems(store), knownItems, 'mine'),
    findProduct,
  )
  store.dispatch(orderListSynced({ userID, items: knownItems.map(serializeOrderItem), cartItems }))
  if (baseItems) return remoteTimeMs
  const message = formatListMergeMessage(localItems.length, remoteItems.length, cartItems.length)
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
