import type { ComponentProps, ReactNode } from 'react'
import styles from './Choice.module.css'

type Props = Omit<ComponentProps<'input'>, 'className' | 'type' | 'onChange'> & {
  type: 'radio' | 'checkbox'
  onCheck: (isChecked: boolean) => void
  children: ReactNode
}

export function Choice({ onCheck, children, ...rest }: Props) {
  return (
    <label className={styles.choice}>
      <input {...rest} onChange={({ currentTarget }) => onCheck(currentTarget.checked)} />
      {children}
    </label>
  )
}
