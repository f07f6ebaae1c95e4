import { Link } from '../../ui/Link'
import { orderListPageMessages } from '../../../domain/messages/orderListPage'
import { routePaths } from '../../../domain/site/routePaths'
import type { CartItem } from '../../../domain/order-list/orderList'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { QuantityStepper } from './QuantityStepper'
import { ProductThumbnail } from './ProductThumbnail'
import type { OrderListActions } from './useOrderListActions'
import styles from './OrderListRow.module.css'

type Props = { item: CartItem; actions: OrderListActions }

/** A product on the order list, with its quantity and a Remove button. */
export function OrderListRow({ item, actions }: Props) {
  return (
    <div className={styles.row}>
      <ProductThumbnail id={item.id} />
      <div>
        <h2 className={styles.name}>
          <Link className={styles.link} to={routePaths.product(item.id)}>
            {item.name}
          </Link>
        </h2>
        <p className={styles.category}>{item.category}</p>
      </div>
      <div className={styles.controls}>
        <QuantityStepper item={item} actions={actions} />
        <button
          className={styles.remove}
          type="button"
          onClick={() => {
            actions.remove(item)
          }}
        >
          {orderListPageMessages.removeText}
          <VisuallyHidden> {item.name}</VisuallyHidden>
        </button>
      </div>
    </div>
  )
}
