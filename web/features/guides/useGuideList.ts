import { useState } from 'react'
import { guidesMessages } from '../../../domain/messages/guides'
import { mergeSharedList } from '../../../domain/order-list/mergeSharedList'
import { type CartItem, isSameList } from '../../../domain/order-list/orderList'
import { orderListReplaced, selectCartItems } from '../../state/cartSlice'
import { useShopSelector, useShopStore } from '../../state/storeHooks'
import { readSyncedState } from '../../state/tabSync'
import { showToast } from '../../ui/toasts/showToast'

type Addition = { itemsBefore: CartItem[]; itemsAfter: CartItem[] }

/** Adds the products of a guide to the order list, and takes that back as long as the list has not changed since. */
export function useGuideList(wanted: readonly CartItem[]) {
  const store = useShopStore()
  const items = useShopSelector(selectCartItems)
  const [addition, setAddition] = useState<Addition | null>(null)
  const canUndo =
    addition !== null &&
    isSameList(items, addition.itemsAfter) &&
    !isSameList(addition.itemsBefore, addition.itemsAfter)

  return {
    hasAdded: addition !== null,
    canUndo,
    add: () => {
      const itemsBefore = selectCartItems(readSyncedState(store))
      const { items: itemsAfter, ...counts } = mergeSharedList(itemsBefore, wanted)
      const isChanged = !isSameList(itemsBefore, itemsAfter)
      showToast(isChanged ? 'success' : 'info', guidesMessages.formatAddMessage(counts))
      if (isChanged) store.dispatch(orderListReplaced(itemsAfter))
      // A second press changes nothing, and must not take Undo away.
      if (isChanged || !addition) setAddition({ itemsBefore, itemsAfter })
    },
    undo: () => {
      if (!canUndo) return
      const { itemsBefore } = addition
      showToast('success', guidesMessages.formatUndoMessage(itemsBefore.length))
      store.dispatch(orderListReplaced(itemsBefore))
      setAddition(null)
    },
  }
}
