import { useState } from 'react'
import { type CartItem, countOf, isSameList } from '../../domain/orderList'
import { undoMessage } from '../../domain/editingMessages'
import { selectAuth } from '../../state/authSlice'
import { selectItems } from '../../state/cartSlice'
import { useShopSelector, useShopStore } from '../../state/hooks'
import type { ListActions } from './useListActions'

/** What left the list: one product of it, or the list as a whole. */
export type Loss = { what: 'product' | 'list'; before: CartItem[] }

type Remembered = Loss & { after: CartItem[]; userID: string }

/**
 * The list's actions, of which the last that took something off can be undone: without a limit of time, until the list
 * changes again, somebody else signs in or out, or the screen is left.
 */
export function useUndo(actions: ListActions) {
  const [remembered, setRemembered] = useState<Remembered | null>(null)
  const store = useShopStore()
  const items = useShopSelector(selectItems)
  const { userID } = useShopSelector(selectAuth)
  const isStanding =
    remembered !== null && remembered.userID === userID && isSameList(items, remembered.after)

  const watched =
    <Given extends unknown[]>(what: Loss['what'], act: (...given: Given) => void) =>
    (...given: Given) => {
      const before = selectItems(store.getState())
      act(...given)
      const after = selectItems(store.getState())
      setRemembered(hasLost(what, before, after) ? { what, before, after, userID } : null)
    }

  return {
    actions: {
      add: watched('product', actions.add),
      decrease: watched('product', actions.decrease),
      type: watched('product', actions.type),
      remove: watched('product', actions.remove),
      clear: watched('list', actions.clear),
      replace: watched('list', actions.replace),
    },
    loss: isStanding ? remembered : null,
    undo: () => {
      if (isStanding) actions.replace(remembered.before, undoMessage(remembered.before.length))
      setRemembered(null)
    },
  }
}

function hasLost(what: Loss['what'], before: CartItem[], after: CartItem[]): boolean {
  if (what === 'product') return before.some(({ id }) => countOf(after, id) === 0)
  return before.length > 0 && !isSameList(before, after)
}
