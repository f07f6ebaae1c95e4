import type { ComponentProps, ReactNode } from 'react'
import styles from './FormCard.module.css'

type Props = Omit<ComponentProps<'form'>, 'className' | 'aria-label'> & {
  label: string
  /** What sends the form, and what stands beside it. */
  actions: ReactNode
}

/** A form on a card of its own; it can take the focus when the visitor comes back to it. */
export function FormCard({ label, actions, children, ...rest }: Props) {
  return (
    // This method sends nothing where there is no dialog: what was typed stays until the program is here.
    <form className={styles.card} method="dialog" aria-label={label} tabIndex={-1} {...rest}>
      <p className={styles.legend}>
        Fields with <span className={styles.mark}>***</span> are needed.
      </p>
      {children}
      <div className={styles.actions}>{actions}</div>
    </form>
  )
}
