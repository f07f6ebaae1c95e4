import { updateAccountOrderList } from '../../data/session/remoteAccountList'
import type { ShopServices } from '../../data/ShopServices'
import { sessionMessages } from '../../../domain/messages/session'
import {
  serializeOrderItem,
  type OrderItem,
  parseSerializedOrderItems,
} from '../../../domain/order-list/orderItems'
import { mergeOrderItems } from '../../../domain/order-list/mergeOrderItems'
import { toOrderItems, toCartItems } from '../../../domain/order-list/orderList'
import { selectCartItems } from '../../state/cartSlice'
import type { ShopStore } from '../../state/store'
import { orderListSynced, selectOrderListSyncState } from '../../state/listSyncSlice'
import { showToast } from '../../ui/toasts/showToast'
import { hasLocalOrderListChangeSince } from '../../state/localChangeTime'
import { findOrderListProduct } from './findOrderListProduct'

export type OrderListSyncOptions = {
  services: Pick<ShopServices, 'accountList' | 'catalogue' | 'storage'>
  store: ShopStore
  userID: string
}

/** Merges this browser's list with the account's; resolves to the server time of the account's list before. */
export async function mergeAccountOrderList({
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
  if (store.getState().auth.userID !== userID) return remoteTimeMs
  // The visitor may have changed the order list during the request, so merge these changes into the result.
  const listed = selectCartItems(store.getState())
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
