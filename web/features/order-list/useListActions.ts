import { typedMessage } from '../../domain/editingMessages'
import { type CartItem, countOf, type OrderProduct } from '../../domain/orderList'
import { clearMessage, removeMessage } from '../../domain/orderListMessages'
import { readTypedCount } from '../../domain/typedCount'
import { countSet, itemDeleted, listCleared, listReplaced, selectItems } from '../../state/cartSlice'
import { useShopStore } from '../../state/hooks'
import { showToast } from '../../ui/toast'
import { useAdding } from './useAdding'

export type ListActions = ReturnType<typeof useListActions>

/** What a visitor can do with the list on its own page; each action says what it did. */
export function useListActions() {
  const store = useShopStore()
  return {
    ...useAdding(),
    type: ({ id, name }: OrderProduct, text: string) => {
      const read = readTypedCount(text)
      const message = typedMessage(name, read, countOf(selectItems(store.getState()), id))
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
