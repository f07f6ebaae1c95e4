import type { ReactNode } from 'react'
import styles from './DeletionPanel.module.css'

/** What became of a deletion. It gets the focus: the button that was pressed is gone, or says nothing new. */
export function DeletionMessage({ children }: { children: ReactNode }) {
  return (
    <p className={styles.message} tabIndex={-1} ref={focusOnMount}>
      {children}
    </p>
  )
}

function focusOnMount(message: HTMLElement | null) {
  message?.focus()
}
