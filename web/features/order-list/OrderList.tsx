import { useRef } from 'react'
import { selectItems } from '../../state/cartSlice'
import { useShopSelector } from '../../state/hooks'
import { EmptyList } from './EmptyList'
import { FilledList } from './FilledList'
import { SharedPanel } from './SharedPanel'
import { useKeptFocus } from './useKeptFocus'
import { useListActions } from './useListActions'
import { useSharedOffer } from './useSharedOffer'
import { useUndo } from './useUndo'
import styles from './OrderList.module.css'

/** The visitor's own list, filled or empty; above it the one that a link offers them. */
export function OrderList() {
  const items = useShopSelector(selectItems)
  const { actions, loss, undo } = useUndo(useListActions())
  const { offer, close } = useSharedOffer()
  const region = useRef<HTMLDivElement>(null)
  useKeptFocus(region, `${items.length} ${offer ? 'offered' : ''} ${loss?.what ?? ''}`)
  return (
    <>
      {offer ? (
        <SharedPanel key={offer.text} offer={offer} own={items} actions={actions} onClose={close} />
      ) : null}
      <div className={styles.region} ref={region} tabIndex={-1} role="group" aria-label="Order list">
        {items.length > 0 ? (
          <FilledList items={items} actions={actions} loss={loss} onUndo={undo} />
        ) : offer ? null : (
          <EmptyList onUndo={loss ? undo : null} />
        )}
      </div>
    </>
  )
}
