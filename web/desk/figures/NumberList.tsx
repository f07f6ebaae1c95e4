import desk from '../ui/desk.module.css'
import styles from './NumberList.module.css'

type Props = { numbers: readonly (readonly [name: string, value: string | number])[]; note: string }

/** Numbers with their names, and what they mean. */
export function NumberList({ numbers, note }: Props) {
  return (
    <>
      <dl className={styles.list}>
        {numbers.map(([name, value]) => (
          <div className={styles.number} key={name}>
            <dt className={desk.hint}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={`${desk.hint} ${styles.remark}`}>{note}</p>
    </>
  )
}
