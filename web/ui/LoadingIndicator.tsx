import styles from './LoadingIndicator.module.css'
import { loadingLabel } from '../../domain/messages/loading'

/** A loading indicator that keeps the page's height while a screen loads. It becomes visible only after a delay. */
export function LoadingIndicator({ label = loadingLabel }: { label?: string }) {
  return (
    <div className={styles.waiting} role="status">
      <span className={styles.ring} aria-hidden="true" />
      <span>{label}…</span>
    </div>
  )
}
