import type { ReactNode } from 'react'
import type { EditedFieldName } from '../../../../domain/catalogue/editing/productInput'
import { deskColleagueChangeMessages } from '../../../../domain/messages/desk/colleagueChange'
import { deskProductMessages } from '../../../../domain/messages/desk/product'
import desk from '../../ui/desk.module.css'
import type { ColleagueChange } from './productEditor'
import styles from './ProductForm.module.css'

type FieldLink = { field: EditedFieldName; text: string }

type ErrorSummaryProps = { links: readonly FieldLink[]; onOpen: (field: EditedFieldName) => void }

/** Lists what has to change before a product can be published, and leads there. */
export function ErrorSummary({ links, onOpen }: ErrorSummaryProps) {
  if (links.length === 0) return null
  return (
    <div className={desk.failure} role="alert">
      <p>{deskProductMessages.formatErrorSummary(links.length)}</p>
      <FieldLinks links={links} onOpen={onOpen} />
    </div>
  )
}

type ChangeSummaryProps = {
  changes: readonly ColleagueChange[]
  onOpen: (field: EditedFieldName) => void
}

/** Counts the fields that colleagues have changed, and leads to them. It stays in view beside every field. */
export function ColleagueChangeSummary({ changes, onOpen }: ChangeSummaryProps) {
  const toLinks = (kind: ColleagueChange['kind']) =>
    changes
      .filter((change) => change.kind === kind)
      .map(({ field }) => ({ field, text: deskProductMessages.editedFieldLabels[field] }))
  const [conflicts, takenOver] = [toLinks('conflict'), toLinks('takenOver')]
  const renderList = (text: string, links: readonly FieldLink[]): ReactNode =>
    links.length > 0 ? (
      <div className={styles.changes}>
        <p>{text}</p>
        <FieldLinks links={links} onOpen={onOpen} />
      </div>
    ) : null
  return (
    <div className={changes.length > 0 ? styles.changeSummary : styles.silentSummary}>
      {conflicts.length > 0 ? (
        <div role="alert">
          {renderList(deskColleagueChangeMessages.formatConflictSummary(conflicts.length), conflicts)}
        </div>
      ) : null}
      <div role="status">{renderList(deskColleagueChangeMessages.takenOverSummary, takenOver)}</div>
    </div>
  )
}

function FieldLinks({ links, onOpen }: ErrorSummaryProps) {
  return (
    <ul className={styles.summaryList}>
      {links.map(({ field, text }) => (
        <li key={field}>
          <button className={styles.summaryLink} type="button" onClick={() => onOpen(field)}>
            {text}
          </button>
        </li>
      ))}
    </ul>
  )
}
