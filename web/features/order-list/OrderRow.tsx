import { Link } from 'react-router-dom'
import { paths } from '../../app/paths'
import type { CartItem } from '../../domain/orderList'
import type { Picture } from '../../domain/product'
import { BlurImage } from '../../ui/BlurImage'
import { Unseen } from '../../ui/Unseen'
import { CountStepper } from './CountStepper'
import { useListActions } from './useListActions'
import styles from './OrderRow.module.css'

type Props = { item: CartItem; picture: Picture }

/** A product on the list: what it is, how much of it, and a way to take it off. */
export function OrderRow({ item, picture }: Props) {
  const { remove } = useListActions()
  return (
    <li className={styles.row}>
      <div className={styles.picture}>
        <BlurImage picture={picture} alt="" />
      </div>
      <div className={styles.product}>
        <h2 className={styles.name}>
          <Link className={styles.link} to={paths.product(item.id)}>
            {item.name}
          </Link>
        </h2>
        <p className={styles.category}>{item.category}</p>
      </div>
      <div className={styles.controls}>
        <CountStepper item={item} />
        <button
          className={styles.remove}
          type="button"
          onClick={() => {
            remove(item)
          }}
        >
          Remove<Unseen> {item.name}</Unseen>
        </button>
      </div>
    </li>
  )
}
