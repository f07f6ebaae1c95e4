import { memo } from 'react'
import type { ImportedChange } from '../../../../domain/catalogue/importing/compareProductRows'
import { deskImportMessages } from '../../../../domain/messages/desk/import'
import { getDeskProductPath } from '../../../../domain/site/deskPath'
import { Link } from '../../../ui/Link'
import { Differences } from '../Differences'
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
          <Differences differences={differences.map((cell) => ({ ...cell, name: cell.column }))} />
        </li>
      ))}
    </ul>
  )
})
