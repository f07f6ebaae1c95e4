import { orderListPageMessages } from '../../../domain/messages/orderListPage'
import { type CartItem, getItemQuantity } from '../../../domain/order-list/orderList'
import { formatProductCount } from '../../../domain/order-list/formatProductCount'
import { OrderListSummary } from './OrderListSummary'
import { OrderListItem } from './OrderListItem'
import { UndoPrompt } from './UndoPrompt'
import type { OrderListActions } from './useOrderListActions'
import type { UndoableRemoval } from './useUndo'
import styles from './FilledOrderList.module.css'

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

/**
 * Returns the products for which the order list shows a row. A product that was just removed keeps its row, which shows
 * the Undo button.
 */
function getVisibleItems(items: readonly CartItem[], removal: UndoableRemoval | null): readonly CartItem[] {
  return removal?.kind === 'product' ? removal.itemsBefore : items
}
