import type { Account } from '../../domain/account/account'
import { accountSignedOut, accountSignedIn } from './authSlice'
import type { ShopStore } from './store'

/** Stores the signed-in account. Clears a previous account first, so that two accounts' order lists never mix. */
export function storeSignedInAccount(store: ShopStore, account: Account): void {
  const { userID } = store.getState().auth
  if (userID !== '' && userID !== account.userID) store.dispatch(accountSignedOut())
  store.dispatch(accountSignedIn(account))
}
