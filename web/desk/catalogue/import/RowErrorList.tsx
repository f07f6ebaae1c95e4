import type { RowError } from '../../../../domain/catalogue/importing/compareProductRows'
import { deskImportMessages } from '../../../../domain/messages/desk/import'
import desk from '../../ui/desk.module.css'
import styles from './ImportScreen.module.css'

// A file with shifted columns has errors in every row, and the first ones say why.
const maxShown = 100

/** What is wrong in a file, by row and column. */
export function RowErrorList({ errors }: { errors: readonly RowError[] }) {
  if (errors.length === 0) return null
  const hiddenCount = errors.length - maxShown
  return (
    <>
      <ul className={styles.errors} aria-label={deskImportMessages.errorsLabel}>
        {errors.slice(0, maxShown).map((error) => (
          <li key={`${error.row} ${error.kind === 'invalid' ? error.column : error.kind}`}>
            {deskImportMessages.formatRowError(error)}
          </li>
        ))}
      </ul>
      {hiddenCount > 0 ? (
        <p className={desk.remark}>{deskImportMessages.formatMoreErrors(hiddenCount)}</p>
      ) : null}
    </>
  )
}
