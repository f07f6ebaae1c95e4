import { toOrderItems } from '../../domain/order-list/orderList'
import { returnItems, takeItems } from '../../domain/order-list/takeItems'
import { isOwnItem } from '../../domain/sending/outboxItem'
import { orderListCleared, orderListReplaced, selectCartItems } from './cartSlice'
import { selectIsListReady } from './listSyncStatus'
import type { Outbox } from './outboxStore'
import type { ShopStore } from './store'
import { readSyncedState } from './tabSync'

/** Takes what was sent off the order list: once, and only what the list had when it was submitted. */
export function takeSentItems(outbox: Outbox, store: ShopStore): void {
  for (const { submission, delivery, orderList } of outbox.read()) {
    if (delivery.is !== 'sent' || !orderList || orderList.isTaken) continue
    const state = readSyncedState(store)
    if (!selectIsListReady(state) || !isOwnItem(state.auth.userID, { submission, delivery })) continue
    const { taken, rest } = takeItems(selectCartItems(state), toOrderItems(orderList.items))
    outbox.setOrderList(submission.id, taken.length > 0 ? { items: taken, isTaken: true } : undefined)
    if (taken.length > 0) store.dispatch(rest.length > 0 ? orderListReplaced(rest) : orderListCleared())
  }
}

/** Undoes takeSentItems for a submission, unless another tab has. Returns the number of products on the list. */
export function returnSentItems(outbox: Outbox, store: ShopStore, id: string): number {
  outbox.reload()
  const orderList = outbox.read().find(({ submission }) => submission.id === id)?.orderList
  const list = selectCartItems(readSyncedState(store))
  if (!orderList?.isTaken) return list.length
  const items = returnItems(list, orderList.items)
  outbox.setOrderList(id, undefined)
  store.dispatch(orderListReplaced(items))
  return items.length
}
