import type { CartItem } from '../../domain/orderList'
import { Unseen } from '../../ui/Unseen'
import { ListedPicture } from './ListedPicture'
import styles from './SharedProducts.module.css'

/** The products of a shared list, to look at. */
export function SharedProducts({ items }: { items: readonly CartItem[] }) {
  if (items.length === 0) return null
  return (
    <ul className={styles.products} aria-label="Shared products">
      {items.map(({ id, name, count }) => (
        <li className={styles.product} key={id}>
          <ListedPicture id={id} />
          <span className={styles.name}>{name}</span>
          <span className={styles.count}>
            <Unseen>Quantity </Unseen>
            {count}
          </span>
        </li>
      ))}
    </ul>
  )
}
