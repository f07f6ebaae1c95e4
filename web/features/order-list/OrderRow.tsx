import { Link } from '../../ui/Link'
import { paths } from '../../app/paths'
import type { CartItem } from '../../domain/orderList'
import { Unseen } from '../../ui/Unseen'
import { CountStepper } from './CountStepper'
import { ListedPicture } from './ListedPicture'
import type { ListActions } from './useListActions'
import styles from './OrderRow.module.css'

type Props = { item: CartItem; actions: ListActions }

/** A product on the list: what it is, how much of it, and a way to take it off. */
export function OrderRow({ item, actions }: Props) {
  return (
    <div className={styles.row}>
      <ListedPicture id={item.id} />
      <div>
        <h2 className={styles.name}>
          <Link className={styles.link} to={paths.product(item.id)}>
            {item.name}
          </Link>
        </h2>
        <p className={styles.category}>{item.category}</p>
      </div>
      <div className={styles.controls}>
        <CountStepper item={item} actions={actions} />
        <button
          className={styles.remove}
          type="button"
          onClick={() => {
            actions.remove(item)
          }}
        >
          Remove<Unseen> {item.name}</Unseen>
        </button>
      </div>
    </div>
  )
}
