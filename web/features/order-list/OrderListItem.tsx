import { useRef } from 'react'
import type { CartItem } from '../../../domain/order-list/orderList'
import { orderListMessages } from '../../../domain/messages/orderList'
import { OrderListRow } from './OrderListRow'
import { UndoPrompt } from './UndoPrompt'
import { useFocusFallback } from './useFocusFallback'
import type { OrderListActions } from './useOrderListActions'
import styles from './OrderListItem.module.css'

type Props = { item: CartItem; isRemoved: boolean; actions: OrderListActions; onUndo: () => void }

/** A row of the order list. If the product was just removed, the row shows an Undo button instead of the product. */
export function OrderListItem({ item, isRemoved, actions, onUndo }: Props) {
  const itemRef = useRef<HTMLLIElement>(null)
  useFocusFallback(itemRef, isRemoved)
  return (
    <li className={isRemoved ? styles.removed : styles.line} ref={itemRef} tabIndex={-1}>
      {isRemoved ? (
        <UndoPrompt onUndo={onUndo}>{orderListMessages.formatRemoveMessage(item.name)}</UndoPrompt>
      ) : (
        <OrderListRow item={item} actions={actions} />
      )}
    </li>
  )
}
