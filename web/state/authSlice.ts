import { createAction } from '@reduxjs/toolkit'
import type { Account } from '../../domain/account/account'
import { combineActionHandlers, createActionHandler } from './actionHandlers'

export type AuthState = Account & { isLoggedIn: boolean }

const signedOutState: AuthState = { isLoggedIn: false, email: '', userName: '', userID: '' }

export const accountSignedIn = createAction<Account>('auth/signedIn')

/** Removes the account and its order list from this browser. The database keeps the account's list. */
export const accountSignedOut = createAction('auth/accountLeft')

export const authReducer = combineActionHandlers<AuthState>(
  signedOutState,
  createActionHandler(accountSignedIn, (_, account) => ({ isLoggedIn: true, ...account })),
  createActionHandler(accountSignedOut, () => signedOutState),
)

export function selectAuth({ auth }: { auth: AuthState }): AuthState {
  return auth
}
