import { createAction } from '@reduxjs/toolkit'
import { isItems } from '../domain/order-list/orderItems'
import { toRecord } from '../domain/validation/fieldSchema'
import type { CartItem } from '../domain/order-list/orderList'
import { signedOut } from './authSlice'
import { combineHandlers, handleAction } from './actionHandlers'

/** The entries of the last sync between this browser and an account; `userID` is '' before the first one. */
export type ListSyncState = { userID: string; items: string[] }

const initialSyncState: ListSyncState = { userID: '', items: [] }

/** Records a completed sync; the cart takes over `cartItems` in the same action. */
export const listSynced = createAction<ListSyncState & { cartItems: CartItem[] }>('synced/listSynced')

export const listSyncReducer = combineHandlers<ListSyncState>(
  initialSyncState,
  handleAction(listSynced, (_, { userID, items }) => ({ userID, items })),
  handleAction(signedOut, () => initialSyncState),
)

export function selectListSync({ synced }: { synced: ListSyncState }): ListSyncState {
  return synced
}

/** Parses a stored sync state; a malformed one gives the initial state, so that the lists are merged again. */
export function parseListSync(stored: unknown): ListSyncState {
  const { userID, items } = toRecord(stored)
  return typeof userID === 'string' && isItems(items) ? { userID, items } : initialSyncState
}
