import type { ComponentProps } from 'react'
import styles from './TextButton.module.css'

export function TextButton(props: Omit<ComponentProps<'button'>, 'className' | 'type'>) {
  return <button className={styles.button} type="button" {...props} />
}
