import { itemLimits } from '../../domain/items'
import { countStep } from '../../domain/orderList'
import type { SharedOffer } from './useSharedOffer'
import styles from './SharedGaps.module.css'

/** What a shared list holds that cannot be used: products that are gone, named by number, and what cannot be read. */
export function SharedGaps({ offer }: { offer: SharedOffer }) {
  const { unknown, unreadable, excess } = offer
  if (unknown.length + unreadable + excess === 0) return null
  return (
    <ul className={styles.gaps} aria-label="Left out of the shared list">
      {unknown.map(({ productId, halves }) => (
        <li key={productId}>
          Product {productId} ({halves * countStep}) is no longer in our catalogue.
        </li>
      ))}
      {unreadable > 0 ? <li>{entriesText(unreadable)} of the link could not be read.</li> : null}
      {excess > 0 ? (
        <li>
          {entriesText(excess)} beyond the {itemLimits.entries} that a list holds left out.
        </li>
      ) : null}
    </ul>
  )
}

function entriesText(count: number): string {
  return `${count} ${count === 1 ? 'entry' : 'entries'}`
}
