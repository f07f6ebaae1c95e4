import { getItemQuantity, type OrderListProduct } from '../../domain/order-list/orderList'
import { formatAddMessage, formatQuantityDecreaseMessage } from '../../domain/order-list/orderListMessages'
import { itemAdded, itemDecreased, selectCartItems } from '../../state/cartSlice'
import { useShopStore } from '../../state/storeHooks'
import { showToast } from '../../ui/toasts/showToast'

/** The actions that add a product to the order list and decrease its quantity. Each action shows a message. */
export function useAddToListActions() {
  const store = useShopStore()
  // Read the quantity when the button is pressed, not at render: after two quick presses, the second message needs the
  // new quantity.
  const getCurrentCount = (id: string) => getItemQuantity(selectCartItems(store.getState()), id)
  return {
    add: (product: OrderListProduct) => {
      showToast('success', formatAddMessage(product.name, getCurrentCount(product.id)))
      store.dispatch(itemAdded(product))
    },
    decrease: ({ id, name }: OrderListProduct) => {
      showToast('info', formatQuantityDecreaseMessage(name, getCurrentCount(id)))
      store.dispatch(itemDecreased(id))
    },
  }
}
