import type { ReactNode } from 'react'
import styles from './PageSection.module.css'

type Props = {
  background?: 'paper' | 'deep' | 'moss' | 'forest'
  /** The accessible name of the section, if its heading is missing or not clear enough. */
  label?: string
  children: ReactNode
}

/** A full-width section with its own background; its content has the page's width. */
export function PageSection({ background = 'paper', label, children }: Props) {
  return (
    <section className={styles[background]} aria-label={label}>
      <div className={styles.inner}>{children}</div>
    </section>
  )
}
