import type { ReactNode } from 'react'
import type { SentItemKey } from '../../../../domain/sent-items/sentItem'
import { Link } from '../../../ui/Link'
import { useNewRow } from './useNewRow'
import { useInboxAddress } from '../useInboxAddress'
import { toRecordOrEmpty } from '../../../../domain/validation/fieldSchema'
import styles from './Row.module.css'

/** The link of a row, which opens the item and keeps what the list shows. j and k move the focus between these. */
export function RowLink({ itemKey, children }: { itemKey: SentItemKey; children: ReactNode }) {
  const { openItem, getItemAddress } = useInboxAddress()
  const row = useNewRow(itemKey.id, openItem?.id)
  return (
    <Link
      className={styles.row}
      ref={row}
      to={getItemAddress(itemKey)}
      state={openedFromListState}
      aria-current={openItem?.id === itemKey.id ? 'true' : undefined}
      data-inbox-row={itemKey.id}
    >
      {children}
    </Link>
  )
}

/** The history state of an item that was opened from a row: the entry before it is the list. */
const openedFromListState = { isOpenedFromList: true }

export function isOpenedFromList(state: unknown): boolean {
  return toRecordOrEmpty(state).isOpenedFromList === true
}
