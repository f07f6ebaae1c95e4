import type { ComponentProps } from 'react'
import styles from './HeaderButton.module.css'

export function HeaderButton(props: Omit<ComponentProps<'button'>, 'className' | 'type'>) {
  return <button className={styles.button} type="button" {...props} />
}
