import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { isItems } from '../domain/items'
import { fieldsOf } from '../domain/law'
import type { CartItem } from '../domain/orderList'
import { accountLeft } from './authSlice'

/** The entries that this browser and the account's list last agreed on, and whose account it is; '' before they met. */
export type SyncedState = { userID: string; items: string[] }

const nothing: SyncedState = { userID: '', items: [] }

const slice = createSlice({
  name: 'synced',
  initialState: nothing,
  reducers: {
    /** The two lists agreed; the cart holds `cartItems` from then on, in the same step. */
    listSynced: (_, { payload }: PayloadAction<SyncedState & { cartItems: CartItem[] }>) => ({
      userID: payload.userID,
      items: payload.items,
    }),
  },
  extraReducers: (builder) => builder.addCase(accountLeft, () => nothing),
  selectors: { selectSynced: (synced) => synced },
})

export const syncedReducer = slice.reducer
export const { listSynced } = slice.actions
export const { selectSynced } = slice.selectors

/** What a browser kept of the last agreement; what makes no sense is none: the lists then meet anew. */
export function readSynced(stored: unknown): SyncedState {
  const { userID, items } = fieldsOf(stored)
  return typeof userID === 'string' && isItems(items) ? { userID, items } : nothing
}
