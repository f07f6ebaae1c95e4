import { type CartItem, countOf } from '../../domain/orderList'
import { productsText } from '../../domain/productsText'
import { ListSummary } from './ListSummary'
import { OrderLine } from './OrderLine'
import { UndoOffer } from './UndoOffer'
import type { ListActions } from './useListActions'
import type { Loss } from './useUndo'
import styles from './FilledList.module.css'

type Props = { items: readonly CartItem[]; actions: ListActions; loss: Loss | null; onUndo: () => void }

/** The products of the list, and beside them what can be done with the list as a whole. */
export function FilledList({ items, actions, loss, onUndo }: Props) {
  return (
    <>
      {loss?.what === 'list' ? (
        <div className={styles.replaced}>
          <UndoOffer onUndo={onUndo}>
            Your former list of {productsText(loss.before.length)} was replaced.
          </UndoOffer>
        </div>
      ) : null}
      <div className={styles.columns}>
        <ul>
          {linesOf(items, loss).map((item) => (
            <OrderLine
              key={item.id}
              item={item}
              isGone={countOf(items, item.id) === 0}
              actions={actions}
              onUndo={onUndo}
            />
          ))}
        </ul>
        <ListSummary items={items} onClear={actions.clear} />
      </div>
    </>
  )
}

/** The list's products; one that was just taken off keeps its line, where it can be put back. */
function linesOf(items: readonly CartItem[], loss: Loss | null): readonly CartItem[] {
  return loss?.what === 'product' ? loss.before : items
}
