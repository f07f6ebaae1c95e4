import { type CartItem, countOf, type OrderProduct } from '../../domain/orderList'
import {
  addMessage,
  clearMessage,
  decreaseMessage,
  removeMessage,
  typedMessage,
} from '../../domain/orderListMessages'
import { readTypedCount } from '../../domain/typedCount'
import {
  countSet,
  itemAdded,
  itemDecreased,
  itemDeleted,
  listCleared,
  listReplaced,
  selectItems,
} from '../../state/cartSlice'
import { useShopStore } from '../../state/hooks'
import { showToast } from '../../ui/toast'

export type ListActions = ReturnType<typeof useListActions>

/** What a visitor can do with the list; each action says what it did. */
export function useListActions() {
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
    type: ({ id, name }: OrderProduct, text: string) => {
      const read = readTypedCount(text)
      const message = typedMessage(name, read, countNow(id))
      if (message !== null) showToast(read ? 'info' : 'error', message)
      if (read) store.dispatch(countSet({ id, count: read.count }))
    },
    remove: ({ id, name }: OrderProduct) => {
      showToast('info', removeMessage(name))
      store.dispatch(itemDeleted(id))
    },
    clear: () => {
      showToast('info', clearMessage)
      store.dispatch(listCleared())
    },
    replace: (items: CartItem[], message: string) => {
      showToast('success', message)
      store.dispatch(listReplaced(items))
    },
  }
}
