import { countOf, type OrderProduct } from '../../domain/orderList'
import { addMessage, decreaseMessage } from '../../domain/orderListMessages'
import { itemAdded, itemDecreased, selectItems } from '../../state/cartSlice'
import { useShopStore } from '../../state/hooks'
import { showToast } from '../../ui/toast'

/** What a visitor can do with the list wherever a product is shown; each action says what it did. */
export function useAdding() {
  const store = useShopStore()
  // Asked at the press, not at the render: two presses in a row must not both speak of the first count.
  const countNow = (id: string) => countOf(selectItems(store.getState()), id)
  return {
    add: (product: OrderProduct) => {
      showToast('success', addMessage(product.name, countNow(product.id)))
      store.dispatch(itemAdded(product))
    },
    decrease: ({ id, name }: OrderProduct) => {
      showToast('info', decreaseMessage(name, countNow(id)))
      store.dispatch(itemDecreased(id))
    },
  }
}
