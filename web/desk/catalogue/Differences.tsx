import type { ReactNode } from 'react'
import { deskImportMessages } from '../../../domain/messages/desk/import'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import desk from '../ui/desk.module.css'
import styles from './Differences.module.css'

type Difference = { name: string; before: ReactNode; after: ReactNode }

/** What differs in a product: each field with what it had and what it has instead. */
export function Differences({ differences }: { differences: readonly Difference[] }) {
  return (
    <dl className={styles.cells}>
      {differences.map(({ name, before, after }) => (
        <div className={styles.cell} key={name}>
          <dt className={`${desk.hint} ${styles.column}`}>{name}</dt>
          <dd className={styles.texts}>
            <Value as="del" label={deskImportMessages.beforeLabel} value={before} />
            <Value as="ins" label={deskImportMessages.afterLabel} value={after} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Value({ as: Tag, label, value }: { as: 'del' | 'ins'; label: string; value: ReactNode }) {
  return (
    <Tag className={Tag === 'del' ? styles.before : styles.after}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {value === '' ? <em>{deskImportMessages.emptyCell}</em> : value}
    </Tag>
  )
}
