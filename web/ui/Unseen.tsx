import type { ReactNode } from 'react'
import styles from './Unseen.module.css'

/** Words that complete a control's name for screen readers, where the eye has its place on the page. */
export function Unseen({ children }: { children: ReactNode }) {
  return <span className={styles.unseen}>{children}</span>
}
