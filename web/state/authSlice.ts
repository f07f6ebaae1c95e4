import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Account } from '../domain/account'

export type AuthState = Account & { isLoggedIn: boolean }

const signedOut: AuthState = { isLoggedIn: false, email: '', userName: '', userID: '' }

const slice = createSlice({
  name: 'auth',
  initialState: signedOut,
  reducers: {
    signedIn: (_, { payload }: PayloadAction<Account>) => ({ isLoggedIn: true, ...payload }),
    /** Nothing of the account stays: the order list, which the account keeps, goes too (cartSlice, syncedSlice). */
    accountLeft: () => signedOut,
  },
  selectors: { selectAuth: (auth) => auth },
})

export const authReducer = slice.reducer
export const { signedIn, accountLeft } = slice.actions
export const { selectAuth } = slice.selectors
