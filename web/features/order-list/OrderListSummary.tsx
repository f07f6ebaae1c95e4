import { routePaths } from '../../domain/site/routePaths'
import { type CartItem, getTotalQuantity } from '../../domain/order-list/orderList'
import { formatProductCount } from '../../domain/order-list/formatProductCount'
import { Button, ButtonLink } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { printIcon } from './orderListIcons'
import { ShareListButton } from './ShareListButton'
import { ListSignInPrompt } from './ListSignInPrompt'
import styles from './OrderListSummary.module.css'

type Props = { items: readonly CartItem[]; onClear: () => void }

/** The totals of the order list, and the actions for the whole list. */
export function OrderListSummary({ items, onClear }: Props) {
  return (
    <div className={styles.summary}>
      <p className={styles.sum}>
        <strong className={styles.products}>{formatProductCount(items.length)}</strong>
        <span>Total quantity {getTotalQuantity(items)}</span>
      </p>
      <div className={styles.actions}>
        <ButtonLink to={routePaths.request}>Request Product(s)</ButtonLink>
        <div className={styles.pair}>
          <ShareListButton items={items} />
          <Button
            tone="quiet"
            onClick={() => {
              print()
            }}
          >
            <Icon pathData={printIcon} />
            Print
          </Button>
        </div>
        <button className={styles.clear} type="button" onClick={onClear}>
          Clear List
        </button>
        <ListSignInPrompt />
      </div>
    </div>
  )
}
