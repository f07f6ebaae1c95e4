import { countOf, type OrderProduct } from '../../domain/orderList'
import { selectItems } from '../../state/cartSlice'
import { useShopSelector } from '../../state/hooks'
import { selectIsRestored } from '../../state/store'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { Unseen } from '../../ui/Unseen'
import { useListActions } from './useListActions'
import styles from './AddToOrderList.module.css'

/** Puts 0.5 of a product on the order list, and shows in place of the plus how much of it stands there. */
export function AddToOrderList({ product }: { product: OrderProduct }) {
  const count = useShopSelector((state) => countOf(selectItems(state), product.id))
  const isRestored = useShopSelector(selectIsRestored)
  const { add } = useListActions()
  return (
    <span className={styles.add}>
      <Button
        tone="quiet"
        disabled={!isRestored}
        onClick={() => {
          add(product)
        }}
      >
        {count > 0 ? (
          <span className={styles.count} aria-hidden="true">
            {count}
          </span>
        ) : (
          <Icon name="plus" />
        )}
        <span>
          Add <Unseen>{product.name} </Unseen>to order list
        </span>
      </Button>
    </span>
  )
}
