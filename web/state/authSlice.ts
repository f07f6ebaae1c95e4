import { createAction } from '@reduxjs/toolkit'
import type { Account } from '../domain/account'
import { reducerOf, step } from './steps'

export type AuthState = Account & { isLoggedIn: boolean }

const signedOut: AuthState = { isLoggedIn: false, email: '', userName: '', userID: '' }

export const signedIn = createAction<Account>('auth/signedIn')

/** Nothing of the account stays: the order list, which the account keeps, goes too (cartSlice, syncedSlice). */
export const accountLeft = createAction('auth/accountLeft')

export const authReducer = reducerOf<AuthState>(
  signedOut,
  step(signedIn, (_, account) => ({ isLoggedIn: true, ...account })),
  step(accountLeft, () => signedOut),
)

export function selectAuth({ auth }: { auth: AuthState }): AuthState {
  return auth
}
