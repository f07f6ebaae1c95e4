import { createAction } from '@reduxjs/toolkit'
import { isItems } from '../domain/items'
import { fieldsOf } from '../domain/law'
import type { CartItem } from '../domain/orderList'
import { accountLeft } from './authSlice'
import { reducerOf, step } from './steps'

/** The entries that this browser and the account's list last agreed on, and whose account it is; '' before they met. */
export type SyncedState = { userID: string; items: string[] }

const nothing: SyncedState = { userID: '', items: [] }

/** The two lists agreed; the cart holds `cartItems` from then on, in the same step. */
export const listSynced = createAction<SyncedState & { cartItems: CartItem[] }>('synced/listSynced')

export const syncedReducer = reducerOf<SyncedState>(
  nothing,
  step(listSynced, (_, { userID, items }) => ({ userID, items })),
  step(accountLeft, () => nothing),
)

export function selectSynced({ synced }: { synced: SyncedState }): SyncedState {
  return synced
}

/** What a browser kept of the last agreement; what makes no sense is none: the lists then meet anew. */
export function readSynced(stored: unknown): SyncedState {
  const { userID, items } = fieldsOf(stored)
  return typeof userID === 'string' && isItems(items) ? { userID, items } : nothing
}
