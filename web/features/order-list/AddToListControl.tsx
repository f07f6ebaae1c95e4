import { useId, useRef } from 'react'
import { getItemQuantity, itemQuantityStep, type OrderListProduct } from '../../domain/order-list/orderList'
import { selectCartItems } from '../../state/cartSlice'
import { useShopSelector } from '../../state/storeHooks'
import { Icon } from '../../ui/Icon'
import { minusIcon, plusIcon } from '../../ui/icons'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { useAddToListActions } from './useAddToListActions'
import styles from './AddToListControl.module.css'

/**
 * A button that adds 0.5 of a product to the order list. If the product is already on the list, its quantity and a
 * button that subtracts 0.5 are shown too.
 */
export function AddToListControl({ product }: { product: OrderListProduct }) {
  const count = useShopSelector((state) => getItemQuantity(selectCartItems(state), product.id))
  const { add, decrease } = useAddToListActions()
  const addButtonRef = useRef<HTMLButtonElement>(null)
  const countId = useId()
  const isListed = count > 0
  return (
    <div className={isListed ? styles.listed : styles.unlisted}>
      {isListed ? (
        <DecreaseButton
          name={product.name}
          onPress={() => {
            // The Decrease button disappears when the quantity becomes 0, so move the focus to the Add button first.
            if (count <= itemQuantityStep) addButtonRef.current?.focus({ preventScroll: true })
            decrease(product)
          }}
        />
      ) : null}
      <button
        className={styles.add}
        type="button"
        ref={addButtonRef}
        aria-describedby={isListed ? countId : undefined}
        onClick={() => {
          add(product)
        }}
      >
        {isListed ? <ListedCount id={countId} count={count} /> : null}
        <Icon pathData={plusIcon} />
        <AddButtonText name={product.name} isVisible={!isListed} />
      </button>
    </div>
  )
}

function DecreaseButton({ name, onPress }: { name: string; onPress: () => void }) {
  return (
    <button className={styles.decrease} type="button" aria-label={`Decrease ${name}`} onClick={onPress}>
      <Icon pathData={minusIcon} />
    </button>
  )
}

/**
 * The product's quantity on the order list, as the description of the Add button. Screen readers announce it after the
 * button's name.
 */
function ListedCount({ id, count }: { id: string; count: number }) {
  return (
    <span className={styles.count} id={id} aria-hidden="true">
      {count}
      <VisuallyHidden> on your order list</VisuallyHidden>
    </span>
  )
}

function AddButtonText({ name, isVisible }: { name: string; isVisible: boolean }) {
  if (!isVisible) return <VisuallyHidden>Add {name} to order list</VisuallyHidden>
  return (
    <span>
      Add <VisuallyHidden>{name} </VisuallyHidden>to order list
    </span>
  )
}
