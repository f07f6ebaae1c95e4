import type { ComponentProps } from 'react'
import styles from './Scene.module.css'

type Props = Omit<ComponentProps<'img'>, 'alt' | 'className' | 'width' | 'height'>

/** A drawing that fills its frame, behind words that say what matters. */
export function Scene(props: Props) {
  return <img className={styles.scene} width="1600" height="900" alt="" {...props} />
}
