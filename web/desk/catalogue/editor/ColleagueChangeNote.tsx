import type { Side } from '../../../../domain/catalogue/editing/chooseSide'
import type { EditedFieldName } from '../../../../domain/catalogue/editing/productInput'
import { deskColleagueChangeMessages } from '../../../../domain/messages/desk/colleagueChange'
import { deskProductMessages } from '../../../../domain/messages/desk/product'
import { Button } from '../../../ui/Button'
import desk from '../../ui/desk.module.css'
import { FieldValue } from './FieldValue'
import type { ColleagueChange } from './productEditor'
import styles from './ColleagueChangeNote.module.css'

type Props = { productId: string; change: ColleagueChange; onChoose: (side: Side) => void }

/** Shows at a field what a colleague changed, and lets staff choose whose text it keeps. */
export function ColleagueChangeNote({ productId, change, onChoose }: Props) {
  const { kind, field, byName, mine, theirs } = change
  const isConflict = kind === 'conflict'
  return (
    <div
      className={styles.note}
      role="group"
      aria-label={deskColleagueChangeMessages.formatChangedBy(
        deskProductMessages.editedFieldLabels[field],
        byName,
      )}
      tabIndex={-1}
      data-colleague-change={field}
    >
      <p className={styles.text}>{deskColleagueChangeMessages.describeColleagueChange(change)}</p>
      <dl className={styles.values}>
        <div>
          <dt>{deskColleagueChangeMessages.yours}</dt>
          <dd className={styles.value}>
            <FieldValue productId={productId} field={field} input={mine} />
          </dd>
        </div>
        {isConflict ? (
          <div>
            <dt>{deskColleagueChangeMessages.formatTheirs(byName)}</dt>
            <dd className={styles.value}>
              <FieldValue productId={productId} field={field} input={theirs} />
            </dd>
          </div>
        ) : null}
      </dl>
      <div className={desk.buttons}>
        <Button tone="quiet" onClick={() => onChoose('mine')}>
          {isConflict ? deskColleagueChangeMessages.keepMine : deskColleagueChangeMessages.putMineBack}
        </Button>
        <Button tone="quiet" onClick={() => onChoose('theirs')}>
          {isConflict
            ? deskColleagueChangeMessages.formatTakeTheirs(byName)
            : deskColleagueChangeMessages.dismiss}
        </Button>
      </div>
    </div>
  )
}

/** Moves the focus to what a colleague did to a field, else to the first such note of the form. */
export function focusColleagueChange(form: HTMLElement | null, field?: EditedFieldName): void {
  const value = field === undefined ? '' : `="${field}"`
  form?.querySelector<HTMLElement>(`[data-colleague-change${value}]`)?.focus()
}
