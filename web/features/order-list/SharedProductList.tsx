import { formatQuantity } from '../../../domain/catalogue/formatQuantity'
import { orderListPageMessages } from '../../../domain/messages/orderListPage'
import type { CartItem } from '../../../domain/order-list/orderList'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { ProductThumbnail } from './ProductThumbnail'
import styles from './SharedProductList.module.css'

/** The products of a shared list, read-only. */
export function SharedProductList({ items }: { items: readonly CartItem[] }) {
  if (items.length === 0) return null
  return (
    <ul className={styles.products} aria-label={orderListPageMessages.sharedProductsLabel}>
      {items.map(({ id, name, unit, count }) => (
        <li className={styles.product} key={id}>
          <ProductThumbnail id={id} />
          <span className={styles.name}>{name}</span>
          <span className={styles.count}>
            <VisuallyHidden>{orderListPageMessages.quantityText} </VisuallyHidden>
            {formatQuantity(count, unit)}
          </span>
        </li>
      ))}
    </ul>
  )
}
