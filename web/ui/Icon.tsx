import styles from './Icon.module.css'

type Props = { drawing: string; size?: 'normal' | 'large' }

/** A drawing (a path on a field of 24 by 24) that adds nothing to the words beside it: screen readers pass it by. */
export function Icon({ drawing, size = 'normal' }: Props) {
  return (
    <svg className={size === 'large' ? styles.large : styles.normal} viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawing} />
    </svg>
  )
}
