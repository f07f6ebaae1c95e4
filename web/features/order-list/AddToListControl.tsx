import { useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { orderListMessages } from '../../../domain/messages/orderList'
import {
  getItemQuantity,
  itemQuantityStep,
  type OrderListProduct,
} from '../../../domain/order-list/orderList'
import { selectCartItems } from '../../state/cartSlice'
import { useShopSelector } from '../../state/storeHooks'
import { Icon } from '../../ui/Icon'
import { minusIcon, plusIcon } from '../../ui/icons'
import { QuantityField, StepButton, useQuantityInput } from './QuantityField'
import { RemovalOffer } from './RemovalOffer'
import { useAddToListActions } from './useAddToListActions'
import styles from './AddToListControl.module.css'

type Props = {
  product: OrderListProduct
  /** 'loud' for the main action of a page, as in Button. */
  tone?: 'loud' | 'quiet'
}

/**
 * A button that adds 0.5 of a product; once it is listed, its quantity and a button that subtracts 0.5, too. The Add button
 * is the same in both states and stays where it is, because the stored list arrives after the page is painted.
 */
export function AddToListControl({ product, tone = 'quiet' }: Props) {
  const { name, unit } = product
  const count = useShopSelector((state) => getItemQuantity(selectCartItems(state), product.id))
  const { add, decrease, remove, setQuantity } = useAddToListActions()
  const item = { ...product, count }
  const quantityInput = useQuantityInput(item, setQuantity)
  const addButtonRef = useRef<HTMLButtonElement>(null)
  const countId = useId()
  const isListed = count > 0
  const handleDecrease = () => {
    if (!quantityInput.commit()) return
    // The Decrease button disappears when the quantity becomes 0, so move the focus to the Add button first.
    if (count <= itemQuantityStep) addButtonRef.current?.focus({ preventScroll: true })
    decrease(product)
  }
  if (isListed && quantityInput.isRemovalOffered) {
    const handleRemove = () => {
      flushSync(() => {
        quantityInput.closeOffer()
        remove(product)
      })
      addButtonRef.current?.focus({ preventScroll: true })
    }
    return (
      <div className={styles.listed}>
        <RemovalOffer
          name={name}
          isQuestionHidden
          onRemove={handleRemove}
          onKeep={quantityInput.closeOffer}
        />
      </div>
    )
  }
  return (
    <div className={isListed ? styles.listed : `${styles.unlisted} ${styles[tone]}`}>
      {isListed ? (
        <>
          <StepButton
            icon={minusIcon}
            label={orderListMessages.formatDecreaseLabel(name)}
            onPress={handleDecrease}
          />
          <QuantityField item={item} quantityInput={quantityInput} />
        </>
      ) : (
        <span className={styles.label} aria-hidden="true">
          {orderListMessages.addToListText}
        </span>
      )}
      <button
        className={styles.add}
        type="button"
        ref={addButtonRef}
        aria-label={orderListMessages.formatAddLabel(name)}
        aria-describedby={isListed ? countId : undefined}
        onClick={() => {
          if (quantityInput.commit()) add(product)
        }}
      >
        <Icon pathData={plusIcon} />
        {isListed ? (
          <span id={countId} hidden>
            {orderListMessages.formatListedQuantity(count, unit)}
          </span>
        ) : null}
      </button>
    </div>
  )
}
