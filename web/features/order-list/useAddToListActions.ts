import { orderListMessages } from '../../../domain/messages/orderList'
import { getItemQuantity, type OrderListProduct } from '../../../domain/order-list/orderList'
import { parseQuantityInput } from '../../../domain/order-list/parseQuantityInput'
import { routePaths } from '../../../domain/site/routePaths'
import {
  itemAdded,
  itemDecreased,
  itemDeleted,
  itemQuantityChanged,
  selectCartItems,
} from '../../state/cartSlice'
import { useShopStore } from '../../state/storeHooks'
import { useOpenPage } from '../../ui/Link'
import { showToast } from '../../ui/toasts/showToast'

export function useAddToListActions() {
  const store = useShopStore()
  const openPage = useOpenPage()
  // Read the quantity when the button is pressed, not at render: after two quick presses, the second message needs the
  // new quantity.
  const getCurrentCount = (id: string) => getItemQuantity(selectCartItems(store.getState()), id)
  return {
    add: (product: OrderListProduct) => {
      const countBefore = getCurrentCount(product.id)
      const message = orderListMessages.formatAddMessage(product, countBefore)
      const viewList = {
        label: orderListMessages.viewListText,
        onSelect: () => openPage(routePaths.orderList),
      }
      showToast('success', message, countBefore === 0 ? viewList : undefined)
      store.dispatch(itemAdded(product))
    },
    decrease: ({ id, name }: OrderListProduct) => {
      showToast('info', orderListMessages.formatQuantityDecreaseMessage(name, getCurrentCount(id)))
      store.dispatch(itemDecreased(id))
    },
    remove: ({ id, name }: OrderListProduct) => {
      showToast('info', orderListMessages.formatRemoveMessage(name))
      store.dispatch(itemDeleted(id))
    },
    setQuantity: (product: OrderListProduct, text: string) => {
      const parsed = parseQuantityInput(text)
      const message = orderListMessages.formatQuantityChangeMessage(
        product,
        parsed,
        getCurrentCount(product.id),
      )
      if (message !== null) showToast(parsed ? 'info' : 'error', message)
      if (parsed) store.dispatch(itemQuantityChanged({ id: product.id, count: parsed.count }))
    },
  }
}
