import type { ComponentProps } from 'react'
import styles from './HeaderButton.module.css'

/** A small button on the dark green of the desk's header. */
export function HeaderButton(props: Omit<ComponentProps<'button'>, 'className' | 'type'>) {
  return <button className={styles.button} type="button" {...props} />
}
