import type { ReactNode } from 'react'
import styles from './HeroFrame.module.css'

type Props = { height: 'full' | 'low'; picture: ReactNode; children: ReactNode }

/** The picture that a page opens with, and the words upon it. */
export function HeroFrame({ height, picture, children }: Props) {
  return (
    <section className={styles[height]}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.words}>{children}</div>
    </section>
  )
}
