import type { ComponentProps } from 'react'
import styles from './TextField.module.css'

type Props = Omit<ComponentProps<'input'>, 'className' | 'id'> & { label: string; name: string }

/** A labelled line to type into. */
export function TextField({ label, name, ...rest }: Props) {
  return (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      <input className={styles.input} name={name} {...rest} />
    </label>
  )
}
