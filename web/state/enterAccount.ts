import type { Account } from '../domain/account'
import { accountLeft, signedIn } from './authSlice'
import type { ShopStore } from './store'

/** An account is signed in. What another one left behind in this browser goes first: lists never mix. */
export function enterAccount(store: ShopStore, account: Account): void {
  const { userID } = store.getState().auth
  if (userID !== '' && userID !== account.userID) store.dispatch(accountLeft())
  store.dispatch(signedIn(account))
}
