import { type KeyboardEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import type { CartItem } from '../../domain/orderList'
import type { ListActions } from './useListActions'
import styles from './CountField.module.css'

/**
 * What is being typed into a product's quantity. `settle` hands it to the list; a step does so first, because not every
 * browser takes the focus out of the field when a button is pressed.
 */
export function useTyping(item: CartItem, actions: ListActions) {
  const [typed, setTyped] = useState<string | null>(null)
  return {
    shown: typed ?? String(item.count),
    setTyped,
    settle: () => {
      if (typed === null) return
      setTyped(null)
      actions.type(item, typed)
    },
    restore: () => {
      setTyped(null)
    },
  }
}

type Props = { name: string; typing: ReturnType<typeof useTyping> }

/** The quantity of a product, to read and to type over. */
export function CountField({ name, typing }: Props) {
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const field = event.currentTarget
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    flushSync(event.key === 'Enter' ? typing.settle : typing.restore)
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
      value={typing.shown}
      onFocus={(event) => {
        event.currentTarget.select()
      }}
      onChange={(event) => {
        typing.setTyped(event.currentTarget.value)
      }}
      onKeyDown={onKeyDown}
      onBlur={typing.settle}
    />
  )
}
