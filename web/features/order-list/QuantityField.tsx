import { type KeyboardEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import type { CartItem } from '../../domain/order-list/orderList'
import type { OrderListActions } from './useOrderListActions'
import styles from './QuantityField.module.css'

/**
 * The text typed into a quantity field that is not saved yet. The plus and minus buttons save it first, because in
 * Safari, pressing a button does not blur the field.
 */
export function useQuantityInput(item: CartItem, actions: OrderListActions) {
  const [input, setInput] = useState<string | null>(null)
  return {
    displayValue: input ?? String(item.count),
    setInput,
    commit: () => {
      if (input === null) return
      setInput(null)
      actions.setQuantity(item, input)
    },
    reset: () => {
      setInput(null)
    },
  }
}

type Props = { name: string; quantityInput: ReturnType<typeof useQuantityInput> }

/** A text field for a product's quantity. Enter saves the typed quantity, and Escape restores the previous one. */
export function QuantityField({ name, quantityInput }: Props) {
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const field = event.currentTarget
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    flushSync(event.key === 'Enter' ? quantityInput.commit : quantityInput.reset)
    field.select()
  }
  return (
    <input
      className={styles.count}
      type="text"
      inputMode="decimal"
      enterKeyHint="done"
      autoComplete="off"
      aria-label={`Quantity of ${name}`}
      value={quantityInput.displayValue}
      onFocus={(event) => {
        event.currentTarget.select()
      }}
      onChange={(event) => {
        quantityInput.setInput(event.currentTarget.value)
      }}
      onKeyDown={onKeyDown}
      onBlur={quantityInput.commit}
    />
  )
}
