import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { isItems } from '../domain/items'
import { fieldsOf } from '../domain/law'
import { accountLeft } from './authSlice'

/** The entries that this browser and the account's list last agreed on, and whose account it is; '' before they met. */
export type SyncedState = { userID: string; items: string[] }

const nothing: SyncedState = { userID: '', items: [] }

const slice = createSlice({
  name: 'synced',
  initialState: nothing,
  reducers: { listSynced: (_, { payload }: PayloadAction<SyncedState>) => payload },
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
