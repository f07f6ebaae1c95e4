import { useNavigate } from 'react-router-dom'
import { paths } from '../../app/paths'
import type { Account } from '../../domain/account'
import { accountEntered } from '../../state/accountEntered'
import { useShopDispatch } from '../../state/hooks'
import { showToast } from '../../ui/toast'
import { useWayBack } from './useWayBack'

/** What follows signing in and registering. */
export function useEntered() {
  const dispatch = useShopDispatch()
  const navigate = useNavigate()
  const { back, forget } = useWayBack()
  return {
    /** Whoever was sent here from a screen goes back to it; everybody else goes home. */
    loggedIn: async (account: Account) => {
      dispatch(accountEntered(account))
      forget()
      showToast('success', 'Login Successful...')
      await navigate(back || paths.home)
    },
    registered: async (account: Account) => {
      dispatch(accountEntered(account))
      showToast('success', 'Registration Successful...')
      await navigate(paths.login)
    },
  }
}
