import type { ReactNode } from 'react'
import styles from './Band.module.css'

type Props = {
  ground?: 'paper' | 'deep' | 'moss' | 'forest'
  /** What the section is called, when its heading is not enough. */
  label?: string
  children: ReactNode
}

/** A full-width stretch of the page with its own ground; its content keeps the page's width. */
export function Band({ ground = 'paper', label, children }: Props) {
  return (
    <section className={styles[ground]} aria-label={label}>
      <div className={styles.inner}>{children}</div>
    </section>
  )
}
