import { orderListPageMessages } from '../../../domain/messages/orderListPage'
import { type CartItem, getItemQuantity } from '../../../domain/order-list/orderList'
import { formatProductCount } from '../../../domain/order-list/formatProductCount'
import { OrderListSummary } from './OrderListSummary'
import type { OrderListActions } from './useOrderListActions'
import type { UndoableRemoval } from './useUndo'
import { useRef, type ReactNode } from 'react'
import { orderListMessages } from '../../../domain/messages/orderList'
import { OrderListRow } from './OrderListRow'
import { useFocusFallback } from './useFocusFallback'
import { Icon } from '../../ui/Icon'
import { undoIcon } from '../../ui/icons'
import styles from './FilledOrderList.module.css'

type OrderListItemProps = {
  item: CartItem
  isRemoved: boolean
  actions: OrderListActions
  onUndo: () => void
}

type Props = {
  items: readonly CartItem[]
  actions: OrderListActions
  removal: UndoableRemoval | null
  onUndo: () => void
}

/** The rows of the order list, and a summary with the actions for the whole list. */
export function FilledOrderList({ items, actions, removal, onUndo }: Props) {
  return (
    <>
      {removal?.kind === 'list' ? (
        <div className={styles.replaced}>
          <UndoPrompt onUndo={onUndo}>
            {orderListPageMessages.formatReplacedListText(formatProductCount(removal.itemsBefore.length))}
          </UndoPrompt>
        </div>
      ) : null}
      <div className={styles.columns}>
        <ul>
          {getVisibleItems(items, removal).map((item) => (
            <OrderListItem
              key={item.id}
              item={item}
              isRemoved={getItemQuantity(items, item.id) === 0}
              actions={actions}
              onUndo={onUndo}
            />
          ))}
        </ul>
        <OrderListSummary items={items} onClear={actions.clear} />
      </div>
    </>
  )
}

/** The products that have a row: one that was just removed keeps its row, which shows the Undo button. */
function getVisibleItems(items: readonly CartItem[], removal: UndoableRemoval | null): readonly CartItem[] {
  return removal?.kind === 'product' ? removal.itemsBefore : items
}

/** A row of the order list. If the product was just removed, the row shows an Undo button instead of the product. */
function OrderListItem({ item, isRemoved, actions, onUndo }: OrderListItemProps) {
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

/** Undo after a removal; it is not where Remove was, so that a double click on Remove does not press it. */
function UndoPrompt({ onUndo, children }: { onUndo: () => void; children: ReactNode }) {
  return (
    <p className={styles.prompt}>
      <span>{children}</span>
      <button className={styles.undo} type="button" onClick={onUndo}>
        <Icon pathData={undoIcon} />
        {orderListPageMessages.undoText}
      </button>
    </p>
  )
}
