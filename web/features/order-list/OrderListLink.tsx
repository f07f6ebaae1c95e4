import { Link } from '../../ui/Link'
import { layoutMessages } from '../../../domain/messages/layout'
import { formatProductNoun } from '../../../domain/order-list/formatProductCount'
import { routePaths } from '../../../domain/site/routePaths'
import { selectCartItems } from '../../state/cartSlice'
import { useShopSelector } from '../../state/storeHooks'
import { selectIsReduxStateRestored } from '../../state/store'
import { Icon } from '../../ui/Icon'
import { listIcon } from '../../ui/icons'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import styles from './OrderListLink.module.css'

/** The page header's link to the order list. It shows the number of products once the stored list has been restored. */
export function OrderListLink() {
  const products = useShopSelector((state) => selectCartItems(state).length)
  const isRestored = useShopSelector(selectIsReduxStateRestored)
  return (
    <Link className={styles.link} to={routePaths.orderList}>
      <Icon pathData={listIcon} />
      <span className={styles.name}>{layoutMessages.orderListLinkText}</span>
      <span className={products > 0 ? styles.count : styles.none}>
        {isRestored ? (
          <>
            <span>{products}</span>
            <VisuallyHidden>{` ${formatProductNoun(products)}`}</VisuallyHidden>
          </>
        ) : null}
      </span>
    </Link>
  )
}
