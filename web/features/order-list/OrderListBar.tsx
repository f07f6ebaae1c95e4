import { useLocation } from 'react-router-dom'
import { orderListMessages } from '../../../domain/messages/orderList'
import { formatProductCount } from '../../../domain/order-list/formatProductCount'
import { routePaths } from '../../../domain/site/routePaths'
import { selectCartItems } from '../../state/cartSlice'
import { useShopSelector } from '../../state/storeHooks'
import { Link } from '../../ui/Link'
import styles from './OrderListBar.module.css'

const pathsWithoutBar: readonly string[] = [routePaths.orderList, routePaths.request]

/** On phones, a bar at the bottom of the screen that leads to the order list, once that has a product. */
export function OrderListBar() {
  const { pathname } = useLocation()
  const products = useShopSelector((state) => selectCartItems(state).length)
  if (products === 0 || pathsWithoutBar.includes(pathname)) return null
  return (
    <Link className={styles.bar} to={routePaths.orderList}>
      <span>{formatProductCount(products)}</span>
      <span>{orderListMessages.reviewListText}</span>
    </Link>
  )
}
