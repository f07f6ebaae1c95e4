import { iconPaths } from './iconPaths'
import styles from './Icon.module.css'

type Props = { name: keyof typeof iconPaths; size?: 'normal' | 'large' }

/** A drawing that adds nothing to the words beside it: screen readers pass it by. */
export function Icon({ name, size = 'normal' }: Props) {
  return (
    <svg className={size === 'large' ? styles.large : styles.normal} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  )
}
