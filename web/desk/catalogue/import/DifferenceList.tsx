import { memo } from 'react'
import type { ImportedChange } from '../../../../domain/catalogue/importing/compareProductRows'
import { deskImportMessages } from '../../../../domain/messages/desk/import'
import { getDeskProductPath } from '../../../../domain/site/deskPath'
import { Link } from '../../../ui/Link'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'
import desk from '../../ui/desk.module.css'
import styles from './DifferenceList.module.css'

export const DifferenceList = memo(function DifferenceList({
  changes,
}: {
  changes: readonly ImportedChange[]
}) {
  return (
    <ul className={styles.list} aria-label={deskImportMessages.differencesLabel}>
      {changes.map(({ product: { id, name }, differences }) => (
        <li className={styles.product} key={id}>
          <h3 className={desk.heading}>
            <Link to={getDeskProductPath(id)}>{name}</Link>{' '}
            <span className={`${desk.hint} ${styles.id}`}>{id}</span>
          </h3>
          <dl className={styles.cells}>
            {differences.map(({ column, before, after }) => (
              <div className={styles.cell} key={column}>
                <dt className={`${desk.hint} ${styles.column}`}>{column}</dt>
                <dd className={styles.texts}>
                  <CellText as="del" label={deskImportMessages.beforeLabel} text={before} />
                  <CellText as="ins" label={deskImportMessages.afterLabel} text={after} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
})

function CellText({ as: Tag, label, text }: { as: 'del' | 'ins'; label: string; text: string }) {
  return (
    <Tag className={Tag === 'del' ? styles.before : styles.after}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {text === '' ? <em>{deskImportMessages.emptyCell}</em> : text}
    </Tag>
  )
}
