import { flushSync } from 'react-dom'
import { leaveAccount } from '../../data/session'
import { accountLeft } from '../../state/authSlice'
import { useShopDispatch } from '../../state/hooks'
import { reportFailure } from './reportFailure'

/** Signs out. Every screen of the account is gone before the session ends: see leaveAccount. */
export function useLeaveAccount(): () => void {
  const dispatch = useShopDispatch()
  const unmount = () => {
    flushSync(() => dispatch(accountLeft()))
  }
  return () => {
    leaveAccount(unmount).catch(reportFailure)
  }
}
