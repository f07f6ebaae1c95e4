import { flushSync } from 'react-dom'
import { leaveAccount } from '../../data/session'
import { leftMessage } from '../../domain/accountListMessages'
import { accountLeft } from '../../state/authSlice'
import { selectItems } from '../../state/cartSlice'
import { useShopStore } from '../../state/hooks'
import { showToast } from '../../ui/toast'
import { reportFailure } from './reportFailure'

/** Signs out and says so. Every screen of the account is gone before the session ends: see leaveAccount. */
export function useLeaveAccount(): () => void {
  const store = useShopStore()
  return () => {
    let products = 0
    const unmount = () => {
      products = selectItems(store.getState()).length
      flushSync(() => {
        store.dispatch(accountLeft())
      })
    }
    leaveAccount(unmount).then(() => {
      showToast('success', leftMessage(products))
    }, reportFailure)
  }
}
