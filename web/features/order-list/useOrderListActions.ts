import { formatCountMessage } from '../../domain/order-list/editingMessages'
import { type CartItem, getItemCount, type OrderProduct } from '../../domain/order-list/orderList'
import { listClearedMessage, formatRemoveMessage } from '../../domain/order-list/orderListMessages'
import { parseCountInput } from '../../domain/order-list/parseCountInput'
import { itemCountSet, itemDeleted, listCleared, listReplaced, selectCartItems } from '../../state/cartSlice'
import { useShopStore } from '../../state/storeHooks'
import { showToast } from '../../ui/toasts/showToast'
import { useAddActions } from './useAddActions'

export type OrderListActions = ReturnType<typeof useOrderListActions>

/** The actions of the order list's page; each shows a message. */
export function useOrderListActions() {
  const store = useShopStore()
  return {
    ...useAddActions(),
    setQuantity: ({ id, name }: OrderProduct, text: string) => {
      const parsed = parseCountInput(text)
      const message = formatCountMessage(name, parsed, getItemCount(selectCartItems(store.getState()), id))
      if (message !== null) showToast(parsed ? 'info' : 'error', message)
      if (parsed) store.dispatch(itemCountSet({ id, count: parsed.count }))
    },
    remove: ({ id, name }: OrderProduct) => {
      showToast('info', formatRemoveMessage(name))
      store.dispatch(itemDeleted(id))
    },
    clear: () => {
      showToast('info', listClearedMessage)
      store.dispatch(listCleared())
    },
    replace: (items: CartItem[], message: string) => {
      showToast('success', message)
      store.dispatch(listReplaced(items))
    },
  }
}
