import { paths } from '../../app/paths'
import { type CartItem, totalOf } from '../../domain/orderList'
import { productsText } from '../../domain/productsText'
import { Button, ButtonLink } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { printIcon } from './icons'
import { ShareList } from './ShareList'
import { SignInLine } from './SignInLine'
import styles from './ListSummary.module.css'

type Props = { items: readonly CartItem[]; onClear: () => void }

/** What the list comes to, and what can be done with it as a whole: sent, shared, printed, cleared. */
export function ListSummary({ items, onClear }: Props) {
  return (
    <div className={styles.summary}>
      <p className={styles.sum}>
        <strong className={styles.products}>{productsText(items.length)}</strong>
        <span>Total quantity {totalOf(items)}</span>
      </p>
      <div className={styles.actions}>
        <ButtonLink to={paths.request}>Request Product(s)</ButtonLink>
        <div className={styles.pair}>
          <ShareList items={items} />
          <Button
            tone="quiet"
            onClick={() => {
              print()
            }}
          >
            <Icon drawing={printIcon} />
            Print
          </Button>
        </div>
        <button className={styles.clear} type="button" onClick={onClear}>
          Clear List
        </button>
        <SignInLine />
      </div>
    </div>
  )
}
