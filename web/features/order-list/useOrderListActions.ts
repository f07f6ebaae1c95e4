import { formatQuantityChangeMessage } from '../../domain/order-list/editingMessages'
import { type CartItem, getItemQuantity, type OrderListProduct } from '../../domain/order-list/orderList'
import { listClearedMessage, formatRemoveMessage } from '../../domain/order-list/orderListMessages'
import { parseQuantityInput } from '../../domain/order-list/parseQuantityInput'
import {
  itemQuantityChanged,
  itemDeleted,
  orderListCleared,
  orderListReplaced,
  selectCartItems,
} from '../../state/cartSlice'
import { useShopStore } from '../../state/storeHooks'
import { showToast } from '../../ui/toasts/showToast'
import { useAddToListActions } from './useAddToListActions'

export type OrderListActions = ReturnType<typeof useOrderListActions>

/** The actions on the order list page, such as removing a product. Each action shows a message. */
export function useOrderListActions() {
  const store = useShopStore()
  return {
    ...useAddToListActions(),
    setQuantity: ({ id, name }: OrderListProduct, text: string) => {
      const parsed = parseQuantityInput(text)
      const message = formatQuantityChangeMessage(
        name,
        parsed,
        getItemQuantity(selectCartItems(store.getState()), id),
      )
      if (message !== null) showToast(parsed ? 'info' : 'error', message)
      if (parsed) store.dispatch(itemQuantityChanged({ id, count: parsed.count }))
    },
    remove: ({ id, name }: OrderListProduct) => {
      showToast('info', formatRemoveMessage(name))
      store.dispatch(itemDeleted(id))
    },
    clear: () => {
      showToast('info', listClearedMessage)
      store.dispatch(orderListCleared())
    },
    replace: (items: CartItem[], message: string) => {
      showToast('success', message)
      store.dispatch(orderListReplaced(items))
    },
  }
}
