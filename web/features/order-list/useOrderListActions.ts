import { orderListChangesMessages } from '../../../domain/messages/orderListPage'
import type { CartItem } from '../../../domain/order-list/orderList'
import { orderListCleared, orderListReplaced } from '../../state/cartSlice'
import { useShopDispatch } from '../../state/storeHooks'
import { showToast } from '../../ui/toasts/showToast'
import { useAddToListActions } from './useAddToListActions'

export type OrderListActions = ReturnType<typeof useOrderListActions>

export function useOrderListActions() {
  const dispatch = useShopDispatch()
  return {
    ...useAddToListActions(),
    clear: () => {
      showToast('info', orderListChangesMessages.listClearedMessage)
      dispatch(orderListCleared())
    },
    replace: (items: CartItem[], message: string) => {
      showToast('success', message)
      dispatch(orderListReplaced(items))
    },
  }
}
