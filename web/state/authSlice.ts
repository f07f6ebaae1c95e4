import { createAction } from '@reduxjs/toolkit'
import type { Account } from '../domain/account/account'
import { combineHandlers, handleAction } from './actionHandlers'

export type AuthState = Account & { isLoggedIn: boolean }

const signedOutState: AuthState = { isLoggedIn: false, email: '', userName: '', userID: '' }

export const signedIn = createAction<Account>('auth/signedIn')

/** Clears the account and its order list, which the account keeps (see cartSlice, listSyncSlice). */
export const signedOut = createAction('auth/accountLeft')

export const authReducer = combineHandlers<AuthState>(
  signedOutState,
  handleAction(signedIn, (_, account) => ({ isLoggedIn: true, ...account })),
  handleAction(signedOut, () => signedOutState),
)

export function selectAuth({ auth }: { auth: AuthState }): AuthState {
  return auth
}
