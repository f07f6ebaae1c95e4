import { useId, useRef } from 'react'
import { countOf, countStep, type OrderProduct } from '../../domain/orderList'
import { selectItems } from '../../state/cartSlice'
import { useShopSelector } from '../../state/hooks'
import { Icon } from '../../ui/Icon'
import { minusIcon, plusIcon } from '../../ui/icons'
import { Unseen } from '../../ui/Unseen'
import { useAdding } from './useAdding'
import styles from './AddToOrderList.module.css'

/** Puts 0.5 of a product on the order list; once it stands there, shows how much of it and takes 0.5 off again. */
export function AddToOrderList({ product }: { product: OrderProduct }) {
  const count = useShopSelector((state) => countOf(selectItems(state), product.id))
  const { add, decrease } = useAdding()
  const addButton = useRef<HTMLButtonElement>(null)
  const countId = useId()
  const isListed = count > 0
  return (
    <div className={isListed ? styles.listed : styles.unlisted}>
      {isListed ? (
        <DecreaseButton
          name={product.name}
          onPress={() => {
            // With the last half this button goes; the keyboard's place is handed on first.
            if (count <= countStep) addButton.current?.focus({ preventScroll: true })
            decrease(product)
          }}
        />
      ) : null}
      <button
        className={styles.add}
        type="button"
        ref={addButton}
        aria-describedby={isListed ? countId : undefined}
        onClick={() => {
          add(product)
        }}
      >
        {isListed ? <Count id={countId} count={count} /> : null}
        <Icon drawing={plusIcon} />
        <AddWords name={product.name} isShown={!isListed} />
      </button>
    </div>
  )
}

function DecreaseButton({ name, onPress }: { name: string; onPress: () => void }) {
  return (
    <button className={styles.decrease} type="button" aria-label={`Decrease ${name}`} onClick={onPress}>
      <Icon drawing={minusIcon} />
    </button>
  )
}

/** The count, beside the button's name: screen readers hear it after the name, as its description. */
function Count({ id, count }: { id: string; count: number }) {
  return (
    <span className={styles.count} id={id} aria-hidden="true">
      {count}
      <Unseen> on your order list</Unseen>
    </span>
  )
}

function AddWords({ name, isShown }: { name: string; isShown: boolean }) {
  if (!isShown) return <Unseen>Add {name} to order list</Unseen>
  return (
    <span>
      Add <Unseen>{name} </Unseen>to order list
    </span>
  )
}
