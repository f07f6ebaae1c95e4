import type { ComponentProps } from 'react'
import { Icon } from '../ui/Icon'
import desk from './ui/desk.module.css'
import styles from './HeaderButton.module.css'

type Props = Omit<ComponentProps<'button'>, 'className' | 'type'> & { icon: string }

/** A button of the header; on a phone its name is for screen readers only. */
export function HeaderButton({ icon, children, ...rest }: Props) {
  return (
    <button className={styles.button} type="button" {...rest}>
      <Icon pathData={icon} />
      <span className={desk.hiddenOnPhone}>{children}</span>
    </button>
  )
}
