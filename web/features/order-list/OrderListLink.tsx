import { Link } from '../../ui/Link'
import { paths } from '../../app/paths'
import { selectItems } from '../../state/cartSlice'
import { useShopSelector } from '../../state/hooks'
import { selectIsRestored } from '../../state/store'
import { Icon } from '../../ui/Icon'
import { listIcon } from '../../ui/icons'
import { Unseen } from '../../ui/Unseen'
import styles from './OrderListLink.module.css'

/** The header's way to the order list; the number of products joins it once the list has been restored. */
export function OrderListLink() {
  const products = useShopSelector((state) => selectItems(state).length)
  const isRestored = useShopSelector(selectIsRestored)
  return (
    <Link className={styles.link} to={paths.orderList}>
      <Icon drawing={listIcon} />
      <span className={styles.name}>Order List</span>
      {isRestored ? (
        <span className={products > 0 ? styles.count : styles.none}>
          {products}
          <Unseen> {products === 1 ? 'product' : 'products'}</Unseen>
        </span>
      ) : null}
    </Link>
  )
}
