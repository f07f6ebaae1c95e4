import type { ReactNode } from 'react'
import scene from './scenes/harvest.svg'
import styles from './HeroFrame.module.css'

/** The picture that a page opens with, and the words upon it. */
export function HeroFrame({ height, children }: { height: 'full' | 'low'; children: ReactNode }) {
  return (
    <section className={styles[height]}>
      <img className={styles.scene} src={scene} width="1600" height="900" alt="" fetchPriority="high" />
      <div className={styles.words}>{children}</div>
    </section>
  )
}
