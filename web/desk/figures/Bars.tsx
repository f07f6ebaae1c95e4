import styles from './Bars.module.css'

type Props = { bars: readonly { key: string; label: string; text: string; value: number }[] }

export function Bars({ bars }: Props) {
  const maximum = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <ol className={styles.list}>
      {bars.map(({ key, label, text, value }) => (
        <li className={styles.row} key={key}>
          <span className={styles.label}>{label}</span>
          <span className={styles.text}>{text}</span>
          <svg
            className={styles.bar}
            viewBox={`0 0 ${maximum} 1`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <rect className={styles.filled} width={value} height="1" />
          </svg>
        </li>
      ))}
    </ol>
  )
}
