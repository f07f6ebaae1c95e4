import { useRef } from 'react'
import type { CartItem } from '../../domain/orderList'
import { removeMessage } from '../../domain/orderListMessages'
import { OrderRow } from './OrderRow'
import { UndoOffer } from './UndoOffer'
import { useKeptFocus } from './useKeptFocus'
import type { ListActions } from './useListActions'
import styles from './OrderLine.module.css'

type Props = { item: CartItem; isGone: boolean; actions: ListActions; onUndo: () => void }

/** A product's place in the list; when the product was just taken off, the place where it can be put back. */
export function OrderLine({ item, isGone, actions, onUndo }: Props) {
  const line = useRef<HTMLLIElement>(null)
  useKeptFocus(line, isGone)
  return (
    <li className={isGone ? styles.gone : styles.line} ref={line} tabIndex={-1}>
      {isGone ? (
        <UndoOffer onUndo={onUndo}>{removeMessage(item.name)}</UndoOffer>
      ) : (
        <OrderRow item={item} actions={actions} />
      )}
    </li>
  )
}
