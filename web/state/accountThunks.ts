import type { Account } from '../domain/account'
import { accountLeft, signedIn } from './authSlice'
import { cartReset } from './cartSlice'
import type { ShopStore } from './store'

type Thunk = (dispatch: ShopStore['dispatch'], getState: ShopStore['getState']) => void

/** An account is signed in. What another one left behind in this browser goes first: lists never mix. */
export function accountEntered(account: Account): Thunk {
  return (dispatch, getState) => {
    const { userID } = getState().auth
    if (userID !== '' && userID !== account.userID) dispatch(accountForgotten())
    dispatch(signedIn(account))
  }
}

/**
 * Leaves nothing of the account in this browser, its order list included, which the account keeps. The account goes
 * first: as long as it is signed in, an empty list is one that its owner has emptied.
 */
export function accountForgotten(): Thunk {
  return (dispatch) => {
    dispatch(accountLeft())
    dispatch(cartReset())
  }
}
