import type { ComponentProps } from 'react'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import styles from './ListButton.module.css'

type Props = Omit<ComponentProps<'button'>, 'className' | 'type'> & {
  /** What the button belongs to, for screen readers. */
  context?: string
}

export function ListButton({ context, children, ...rest }: Props) {
  return (
    <button className={styles.button} type="button" {...rest}>
      <span>{children}</span>
      {context === undefined ? null : <VisuallyHidden>{`: ${context}`}</VisuallyHidden>}
    </button>
  )
}
