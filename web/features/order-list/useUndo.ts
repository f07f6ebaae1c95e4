import { useState } from 'react'
import { type CartItem, getItemQuantity, isSameList } from '../../../domain/order-list/orderList'
import { orderListChangesMessages } from '../../../domain/messages/orderListPage'
import { selectAuth } from '../../state/authSlice'
import { selectCartItems } from '../../state/cartSlice'
import { useShopSelector, useShopStore } from '../../state/storeHooks'
import type { OrderListActions } from './useOrderListActions'

/** The removal of one product or of the whole order list, which the visitor can undo. */
export type UndoableRemoval = { kind: 'product' | 'list'; itemsBefore: CartItem[] }

type LastRemoval = UndoableRemoval & { itemsAfter: CartItem[]; userID: string }

/** Lets the visitor undo the last removal until the list or account changes, or the visitor leaves the page. */
export function useUndo(actions: OrderListActions) {
  const [lastRemoval, setLastRemoval] = useState<LastRemoval | null>(null)
  const store = useShopStore()
  const items = useShopSelector(selectCartItems)
  const { userID } = useShopSelector(selectAuth)
  const canUndo =
    lastRemoval !== null && lastRemoval.userID === userID && isSameList(items, lastRemoval.itemsAfter)

  const withUndo =
    <Args extends unknown[]>(kind: UndoableRemoval['kind'], action: (...args: Args) => void) =>
    (...args: Args) => {
      const itemsBefore = selectCartItems(store.getState())
      action(...args)
      const itemsAfter = selectCartItems(store.getState())
      setLastRemoval(
        hasRemovedItems(kind, itemsBefore, itemsAfter) ? { kind, itemsBefore, itemsAfter, userID } : null,
      )
    }

  return {
    actions: {
      add: withUndo('product', actions.add),
      decrease: withUndo('product', actions.decrease),
      setQuantity: withUndo('product', actions.setQuantity),
      remove: withUndo('product', actions.remove),
      clear: withUndo('list', actions.clear),
      replace: withUndo('list', actions.replace),
    },
    removal: canUndo ? lastRemoval : null,
    undo: () => {
      if (canUndo)
        actions.replace(
          lastRemoval.itemsBefore,
          orderListChangesMessages.formatUndoMessage(lastRemoval.itemsBefore.length),
        )
      setLastRemoval(null)
    },
  }
}

function hasRemovedItems(
  kind: UndoableRemoval['kind'],
  itemsBefore: CartItem[],
  itemsAfter: CartItem[],
): boolean {
  if (kind === 'product') return itemsBefore.some(({ id }) => getItemQuantity(itemsAfter, id) === 0)
  return itemsBefore.length > 0 && !isSameList(itemsBefore, itemsAfter)
}
