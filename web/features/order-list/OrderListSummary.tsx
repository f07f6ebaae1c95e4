import { orderListPageMessages } from '../../../domain/messages/orderListPage'
import { routePaths } from '../../../domain/site/routePaths'
import type { CartItem } from '../../../domain/order-list/orderList'
import { formatProductCount } from '../../../domain/order-list/formatProductCount'
import { formatQuantitySums } from '../../../domain/order-list/formatQuantitySums'
import { Button, ButtonLink } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { printIcon } from './orderListIcons'
import { ShareListButton } from './ShareListButton'
import { ListSignInPrompt } from './ListSignInPrompt'
import styles from './OrderListSummary.module.css'

type Props = { items: readonly CartItem[]; onClear: () => void }

/** The number of products on the order list, their quantities by unit, and the actions for the whole list. */
export function OrderListSummary({ items, onClear }: Props) {
  const sums = formatQuantitySums(items)
  return (
    <div className={styles.summary}>
      <p className={styles.sum}>
        <strong className={styles.products}>{formatProductCount(items.length)}</strong>
        {sums.length > 0 ? <span>{orderListPageMessages.formatTotalText(sums)}</span> : null}
      </p>
      <div className={styles.actions}>
        <ButtonLink to={routePaths.request}>{orderListPageMessages.requestProductsText}</ButtonLink>
        <div className={styles.pair}>
          <ShareListButton items={items} />
          <Button
            tone="quiet"
            onClick={() => {
              print()
            }}
          >
            <Icon pathData={printIcon} />
            {orderListPageMessages.printText}
          </Button>
        </div>
        <button className={styles.clear} type="button" onClick={onClear}>
          {orderListPageMessages.clearListText}
        </button>
        <ListSignInPrompt />
      </div>
    </div>
  )
}
