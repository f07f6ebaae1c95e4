import { useState } from 'react'
import { orderListChangesMessages } from '../../../domain/messages/orderListPage'
import { outboxMessages } from '../../../domain/messages/outbox'
import type { OrderItem } from '../../../domain/order-list/orderItems'
import { type CartItem, isSameList } from '../../../domain/order-list/orderList'
import { subtractItems } from '../../../domain/order-list/subtractItems'
import { orderListReplaced, selectCartItems } from '../../state/cartSlice'
import { useShopDispatch, useShopSelector } from '../../state/storeHooks'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { closeIcon, undoIcon } from '../../ui/icons'
import { showToast } from '../../ui/toasts/showToast'

type Removal = { itemsBefore: CartItem[]; itemsAfter: CartItem[] }

/** Takes only what was sent off the order list. The same button undoes it until the list changes. */
export function RemoveSentItemsButton({ sentItems }: { sentItems: readonly OrderItem[] }) {
  const dispatch = useShopDispatch()
  const items = useShopSelector(selectCartItems)
  const [removal, setRemoval] = useState<Removal | null>(null)
  const remainingItems = subtractItems(items, sentItems)
  const canUndo = removal !== null && isSameList(items, removal.itemsAfter)
  const canRemove = removal === null && !isSameList(items, remainingItems)
  if (!canUndo && !canRemove) return null
  const remove = () => {
    setRemoval({ itemsBefore: items, itemsAfter: remainingItems })
    dispatch(orderListReplaced(remainingItems))
    showToast('info', orderListChangesMessages.formatSentItemsRemovedMessage(remainingItems.length))
  }
  const undo = ({ itemsBefore }: Removal) => {
    setRemoval(null)
    dispatch(orderListReplaced(itemsBefore))
    showToast('success', orderListChangesMessages.formatUndoMessage(itemsBefore.length))
  }
  return (
    <Button
      tone="quiet"
      onClick={() => {
        if (canUndo) undo(removal)
        else remove()
      }}
    >
      <Icon pathData={canUndo ? undoIcon : closeIcon} />
      {canUndo ? outboxMessages.restoreSentItems : outboxMessages.removeSentItems}
    </Button>
  )
}
