import type { ReactNode } from 'react'
import { orderListPageMessages } from '../../../domain/messages/orderListPage'
import { Icon } from '../../ui/Icon'
import { undoIcon } from '../../ui/icons'
import styles from './UndoPrompt.module.css'

/**
 * A message about a removal from the order list, with an Undo button. The Undo button is not at the position of the
 * Remove button, so that a double click on Remove does not press Undo.
 */
export function UndoPrompt({ onUndo, children }: { onUndo: () => void; children: ReactNode }) {
  return (
    <p className={styles.prompt}>
      <span>{children}</span>
      <button className={styles.undo} type="button" onClick={onUndo}>
        <Icon pathData={undoIcon} />
        {orderListPageMessages.undoText}
      </button>
    </p>
  )
}
