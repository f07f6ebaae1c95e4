import styles from './Waiting.module.css'

/** Holds the page's room while its part of the program arrives; shows itself only to those who really wait. */
export function Waiting({ what = 'Loading' }: { what?: string }) {
  return (
    <div className={styles.waiting} role="status">
      <span className={styles.ring} aria-hidden="true" />
      <span>{what}…</span>
    </div>
  )
}
