import { useNavigate } from 'react-router-dom'
import { paths } from '../../app/paths'
import type { Account } from '../../domain/account'
import { accountEntered } from '../../state/accountEntered'
import { previousURLRemembered, selectPreviousURL } from '../../state/cartSlice'
import { useShopDispatch, useShopStore } from '../../state/hooks'
import { showToast } from '../../ui/toast'

/** What follows signing in and registering. */
export function useEntered() {
  const dispatch = useShopDispatch()
  const store = useShopStore()
  const navigate = useNavigate()
  return {
    /** Whoever was sent here from a screen goes back to it; everybody else goes home. */
    loggedIn: async (account: Account) => {
      const previous = selectPreviousURL(store.getState())
      dispatch(accountEntered(account))
      dispatch(previousURLRemembered(''))
      showToast('success', 'Login Successful...')
      await navigate(previous || paths.home)
    },
    registered: async (account: Account) => {
      dispatch(accountEntered(account))
      showToast('success', 'Registration Successful...')
      await navigate(paths.login)
    },
  }
}
