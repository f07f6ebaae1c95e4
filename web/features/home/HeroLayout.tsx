import type { ReactNode } from 'react'
import styles from './HeroLayout.module.css'

/** The value of the `sizes` attribute for a hero's picture. */
export const heroImageSizes = '(width <= 940px) 100vw, 58vw'

type Props = { height: 'full' | 'low'; picture: ReactNode; children: ReactNode }

/** A hero with a picture and text side by side, or the picture above the text on narrow screens. */
export function HeroLayout({ height, picture, children }: Props) {
  return (
    <section className={styles.frame}>
      <div className={styles[height]}>
        <div className={styles.picture}>{picture}</div>
        <div className={styles.words}>{children}</div>
      </div>
    </section>
  )
}
