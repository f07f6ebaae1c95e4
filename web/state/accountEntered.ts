import type { Account } from '../domain/account'
import { accountLeft, signedIn } from './authSlice'
import type { ShopStore } from './store'

type Thunk = (dispatch: ShopStore['dispatch'], getState: ShopStore['getState']) => void

/** An account is signed in. What another one left behind in this browser goes first: lists never mix. */
export function accountEntered(account: Account): Thunk {
  return (dispatch, getState) => {
    const { userID } = getState().auth
    if (userID !== '' && userID !== account.userID) dispatch(accountLeft())
    dispatch(signedIn(account))
  }
}
