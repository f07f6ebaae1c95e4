import { orderListPageMessages } from '../../../domain/messages/orderListPage'
import { itemLimits } from '../../../domain/order-list/orderItems'
import { itemQuantityStep } from '../../../domain/order-list/orderList'
import type { SharedListOffer } from './useSharedListOffer'
import styles from './UnusableSharedItems.module.css'

/**
 * The entries of a shared list that cannot be used: unknown products, malformed entries, and entries above the maximum
 * number.
 */
export function UnusableSharedItems({ offer }: { offer: SharedListOffer }) {
  const { unknown, unreadable, excess } = offer
  if (unknown.length + unreadable + excess === 0) return null
  return (
    <ul className={styles.items} aria-label={orderListPageMessages.leftOutLabel}>
      {unknown.map(({ productId, halves }) => (
        <li key={productId}>
          {orderListPageMessages.formatUnknownProductText(productId, halves * itemQuantityStep)}
        </li>
      ))}
      {unreadable > 0 ? <li>{orderListPageMessages.formatUnreadableText(unreadable)}</li> : null}
      {excess > 0 ? <li>{orderListPageMessages.formatExcessText(excess, itemLimits.entries)}</li> : null}
    </ul>
  )
}
