import { createAction } from '@reduxjs/toolkit'
import { isSerializedOrderItemList } from '../../domain/order-list/orderItems'
import { toRecordOrEmpty } from '../../domain/validation/fieldSchema'
import type { CartItem } from '../../domain/order-list/orderList'
import { accountSignedOut } from './authSlice'
import { combineActionHandlers, createActionHandler } from './actionHandlers'

/** The order list entries after the last sync with an account. `userID` is '' before the first sync. */
export type OrderListSyncState = { userID: string; items: string[] }

const initialSyncState: OrderListSyncState = { userID: '', items: [] }

/** Records a completed sync of the order list. The same action stores `cartItems` in the cart. */
export const orderListSynced = createAction<OrderListSyncState & { cartItems: CartItem[] }>(
  'synced/listSynced',
)

export const orderListSyncReducer = combineActionHandlers<OrderListSyncState>(
  initialSyncState,
  createActionHandler(orderListSynced, (_, { userID, items }) => ({ userID, items })),
  createActionHandler(accountSignedOut, () => initialSyncState),
)

export function selectOrderListSyncState({ synced }: { synced: OrderListSyncState }): OrderListSyncState {
  return synced
}

/** Parses the stored sync state. If it is malformed, the initial state makes the next sync merge both order lists. */
export function parseOrderListSyncState(stored: unknown): OrderListSyncState {
  const { userID, items } = toRecordOrEmpty(stored)
  return typeof userID === 'string' && isSerializedOrderItemList(items) ? { userID, items } : initialSyncState
}
