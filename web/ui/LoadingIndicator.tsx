import styles from './LoadingIndicator.module.css'
import { uiMessages } from '../../domain/messages/ui'

/** A loading indicator that keeps the page's height while a screen loads. It becomes visible only after a delay. */
export function LoadingIndicator({ label = uiMessages.loadingLabel }: { label?: string }) {
  return (
    <div className={styles.waiting} role="status">
      <span className={styles.ring} aria-hidden="true" />
      <span>{`${label}…`}</span>
    </div>
  )
}
