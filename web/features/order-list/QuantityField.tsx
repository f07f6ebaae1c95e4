import { type KeyboardEvent, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatUnit } from '../../../domain/catalogue/formatQuantity'
import { orderListMessages } from '../../../domain/messages/orderList'
import type { CartItem } from '../../../domain/order-list/orderList'
import { isZeroQuantity } from '../../../domain/order-list/parseQuantityInput'
import { Icon } from '../../ui/Icon'
import styles from './QuantityField.module.css'

type Props = { item: CartItem; quantityInput: QuantityInput }

/** A text field for a quantity, with its unit. Enter saves it, and Escape restores the previous one. */
export function QuantityField({ item: { name, unit, count }, quantityInput }: Props) {
  const unitId = useId()
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const field = event.currentTarget
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    flushSync(event.key === 'Enter' ? quantityInput.commit : quantityInput.reset)
    field.select()
  }
  return (
    <label className={styles.field}>
      <input
        className={styles.count}
        type="text"
        inputMode="decimal"
        enterKeyHint="done"
        autoComplete="off"
        aria-label={orderListMessages.formatQuantityLabel(name)}
        aria-describedby={unit && unitId}
        value={quantityInput.displayValue}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => quantityInput.setInput(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={quantityInput.commit}
      />
      {unit ? (
        <span className={styles.unit} id={unitId}>
          {formatUnit(count, unit)}
        </span>
      ) : null}
    </label>
  )
}

type StepButtonProps = { icon: string; label: string; onPress: () => void }

export function StepButton({ icon, label, onPress }: StepButtonProps) {
  return (
    <button className={styles.step} type="button" aria-label={label} onClick={onPress}>
      <Icon pathData={icon} />
    </button>
  )
}

type QuantityInput = ReturnType<typeof useQuantityInput>

/**
 * The typed text before it is saved. Plus and minus save it first: in Safari, they do not blur the field. Where it is 0,
 * the product stays as it is until the visitor answers whether to remove it.
 */
export function useQuantityInput(item: CartItem, setQuantity: (item: CartItem, text: string) => void) {
  const [input, setInput] = useState<string | null>(null)
  const [isRemovalOffered, setIsRemovalOffered] = useState(false)
  return {
    displayValue: input ?? String(item.count),
    setInput,
    isRemovalOffered,
    /** Returns whether there is nothing left to answer. */
    commit: (): boolean => {
      const isZero = input !== null && isZeroQuantity(input)
      setInput(null)
      setIsRemovalOffered(isZero)
      if (input !== null && !isZero) setQuantity(item, input)
      return !isZero
    },
    reset: () => setInput(null),
    /** Closes the offer to remove the product. */
    closeOffer: () => setIsRemovalOffered(false),
  }
}
