import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon'
import { undoIcon } from '../../ui/icons'
import styles from './UndoOffer.module.css'

/** Says what left the list, and puts it back. The button stands beside the words, away from what was pressed. */
export function UndoOffer({ onUndo, children }: { onUndo: () => void; children: ReactNode }) {
  return (
    <p className={styles.offer}>
      <span>{children}</span>
      <button className={styles.undo} type="button" onClick={onUndo}>
        <Icon drawing={undoIcon} />
        Undo
      </button>
    </p>
  )
}
