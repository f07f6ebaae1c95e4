import type { ReactNode } from 'react'
import styles from './HeroFrame.module.css'

/** The room that a hero's picture takes. */
export const heroSizes = '(width <= 940px) 100vw, 58vw'

type Props = { height: 'full' | 'low'; picture: ReactNode; children: ReactNode }

/** The picture that a page opens with, and the words beside it; above it where there is no room for both. */
export function HeroFrame({ height, picture, children }: Props) {
  return (
    <section className={styles.frame}>
      <div className={styles[height]}>
        <div className={styles.picture}>{picture}</div>
        <div className={styles.words}>{children}</div>
      </div>
    </section>
  )
}
