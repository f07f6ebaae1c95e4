import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon'
import { undoIcon } from '../../ui/icons'
import styles from './UndoPrompt.module.css'

/**
 * A message about a removal, with an Undo button. The button is not where Remove was, so that a double press does
 * not undo.
 */
export function UndoPrompt({ onUndo, children }: { onUndo: () => void; children: ReactNode }) {
  return (
    <p className={styles.prompt}>
      <span>{children}</span>
      <button className={styles.undo} type="button" onClick={onUndo}>
        <Icon pathData={undoIcon} />
        Undo
      </button>
    </p>
  )
}
