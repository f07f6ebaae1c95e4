import { itemLimits } from '../../domain/order-list/orderItems'
import { itemQuantityStep } from '../../domain/order-list/orderList'
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
    <ul className={styles.items} aria-label="Left out of the shared list">
      {unknown.map(({ productId, halves }) => (
        <li key={productId}>
          Product {productId} ({halves * itemQuantityStep}) is no longer in our catalogue.
        </li>
      ))}
      {unreadable > 0 ? <li>{formatEntryCount(unreadable)} of the link could not be read.</li> : null}
      {excess > 0 ? (
        <li>
          {formatEntryCount(excess)} beyond the {itemLimits.entries} that a list holds left out.
        </li>
      ) : null}
    </ul>
  )
}

function formatEntryCount(count: number): string {
  return `${count} ${count === 1 ? 'entry' : 'entries'}`
}
