import { type KeyboardEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import type { CartItem } from '../../domain/order-list/orderList'
import type { OrderListActions } from './useOrderListActions'
import styles from './QuantityField.module.css'

/**
 * The uncommitted input of a quantity field. The step buttons commit it first, because Safari does not focus a
 * pressed button and so does not blur the field.
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

/** An editable quantity: Enter commits, Escape resets. */
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
