import styles from './Icon.module.css'

type Props = { pathData: string; size?: 'normal' | 'large' }

/** A decorative icon on a 24×24 view box, hidden from screen readers. */
export function Icon({ pathData, size = 'normal' }: Props) {
  return (
    <svg className={size === 'large' ? styles.large : styles.normal} viewBox="0 0 24 24" aria-hidden="true">
      <path d={pathData} />
    </svg>
  )
}
