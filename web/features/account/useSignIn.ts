import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../app/paths'
import { signIn } from '../../data/session'
import { accountEntered } from '../../state/accountEntered'
import { useShopDispatch } from '../../state/hooks'
import { showToast } from '../../ui/toast'
import { reportFailure } from './reportFailure'

/** Signing in with e-mail and password, and whether it is on its way. */
export function useSignIn() {
  const [isBusy, setIsBusy] = useState(false)
  const dispatch = useShopDispatch()
  const navigate = useNavigate()
  const enter = async (email: string, password: string) => {
    setIsBusy(true)
    try {
      dispatch(accountEntered(await signIn(email, password)))
      showToast('success', 'Login Successful...')
      await navigate(paths.home)
    } catch (error) {
      reportFailure(error)
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, enter }
}
