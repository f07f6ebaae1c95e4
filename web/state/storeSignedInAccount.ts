import type { Account } from '../domain/account/account'
import { accountSignedOut, accountSignedIn } from './authSlice'
import type { ShopStore } from './store'

/**
 * Stores the signed-in account in the Redux state. First clears the state of a previous account, so that the order
 * lists of two accounts never mix.
 */
export function storeSignedInAccount(store: ShopStore, account: Account): void {
  const { userID } = store.getState().auth
  if (userID !== '' && userID !== account.userID) store.dispatch(accountSignedOut())
  store.dispatch(accountSignedIn(account))
}
