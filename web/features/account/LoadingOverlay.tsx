import { business } from '../../domain/business'
import { Icon } from '../../ui/Icon'
import styles from './LoadingOverlay.module.css'

/** Darkens the screen while the provider is asked. */
export function LoadingOverlay({ what }: { what: string }) {
  return (
    <div className={styles.overlay} role="status">
      <span className={styles.emblem}>
        <Icon name="leaf" size="large" />
      </span>
      <span className={styles.brand}>{business.name}</span>
      <span>{what}…</span>
    </div>
  )
}
