import { useRef } from 'react'
import { paths } from '../../app/paths'
import type { CartItem } from '../../domain/orderList'
import type { Picture } from '../../domain/product'
import { Button, ButtonLink } from '../../ui/Button'
import { EmptyList } from './EmptyList'
import { OrderRow } from './OrderRow'
import { useKeptFocus } from './useKeptFocus'
import { useListActions } from './useListActions'
import styles from './OrderRows.module.css'

type Row = { item: CartItem; picture: Picture }

/** The list itself, or that it is empty. */
export function OrderRows({ rows }: { rows: readonly Row[] }) {
  const region = useRef<HTMLDivElement>(null)
  const { clear } = useListActions()
  useKeptFocus(region, rows.length)
  return (
    <div className={styles.region} ref={region} tabIndex={-1} role="group" aria-label="Order list">
      {rows.length === 0 ? (
        <EmptyList />
      ) : (
        <>
          <ul>
            {rows.map((row) => (
              <OrderRow key={row.item.id} {...row} />
            ))}
          </ul>
          <div className={styles.actions}>
            <Button tone="quiet" onClick={clear}>
              Clear List
            </Button>
            <ButtonLink to={paths.request}>Request Product(s)</ButtonLink>
          </div>
        </>
      )}
    </div>
  )
}
