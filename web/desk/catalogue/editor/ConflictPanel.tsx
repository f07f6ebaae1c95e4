import { useState } from 'react'
import type { EditedFieldName } from '../../../../domain/catalogue/editing/productInput'
import {
  chooseForEach,
  formatConflictTask,
  formatConflictTitle,
  formatTakenOver,
  formatTakeTheirs,
  goOn,
  keepMine,
} from '../../../../domain/messages/desk/editConflict'
import { editedFieldLabels } from '../../../../domain/messages/desk/productEditor'
import { Button } from '../../../ui/Button'
import { Choice } from '../../../ui/forms/Choice'
import { FieldValue } from './FieldValue'
import type { EditConflict, FieldConflict } from './productEditor'
import { conflictTitleId } from './useProductForm'
import styles from './ConflictPanel.module.css'

type Side = 'mine' | 'theirs'

type Props = {
  productId: string
  conflict: EditConflict
  onResolve: (theirs: readonly EditedFieldName[]) => void
}

/** What a colleague changed at the same time: staff choose between both texts of each field. */
export function ConflictPanel({ productId, conflict: { by, kind, takenOver, fields }, onResolve }: Props) {
  const [choices, setChoices] = useState<Partial<Record<EditedFieldName, Side>>>({})
  const [isTried, setIsTried] = useState(false)
  const isComplete = fields.every(({ field }) => choices[field])
  const resolve = () => {
    setIsTried(true)
    if (isComplete) onResolve(fields.map(({ field }) => field).filter((field) => choices[field] === 'theirs'))
  }
  return (
    <section className={styles.panel} aria-labelledby={conflictTitleId}>
      <div role="alert">
        <h2 className={styles.title} id={conflictTitleId} tabIndex={-1}>
          {formatConflictTitle({ kind, name: by.name })}
        </h2>
      </div>
      {takenOver.length > 0 ? (
        <p>{formatTakenOver(by.name, takenOver.map((field) => editedFieldLabels[field]).join(', '))}</p>
      ) : null}
      {fields.length > 0 ? <p>{formatConflictTask(by.name)}</p> : null}
      {fields.map((fieldConflict) => (
        <FieldChoice
          key={fieldConflict.field}
          productId={productId}
          conflict={fieldConflict}
          name={by.name}
          side={choices[fieldConflict.field]}
          onChoose={(side) => {
            setChoices({ ...choices, [fieldConflict.field]: side })
          }}
        />
      ))}
      <p className={styles.error} role="status">
        {isTried && !isComplete ? chooseForEach : ''}
      </p>
      <Button onClick={resolve}>{goOn}</Button>
    </section>
  )
}

type FieldChoiceProps = {
  productId: string
  conflict: FieldConflict
  name: string
  side: Side | undefined
  onChoose: (side: Side) => void
}

function FieldChoice({ productId, conflict, name, side, onChoose }: FieldChoiceProps) {
  const { field } = conflict
  const labels: Record<Side, string> = { mine: keepMine, theirs: formatTakeTheirs(name) }
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{editedFieldLabels[field]}</legend>
      {(['mine', 'theirs'] as const).map((option) => (
        <div className={styles.option} key={option}>
          <Choice
            type="radio"
            name={`conflict-${field}`}
            checked={side === option}
            aria-describedby={`conflict-${field}-${option}`}
            onCheck={() => {
              onChoose(option)
            }}
          >
            {labels[option]}
          </Choice>
          <div className={styles.value} id={`conflict-${field}-${option}`}>
            <FieldValue productId={productId} field={field} input={conflict[option]} />
          </div>
        </div>
      ))}
    </fieldset>
  )
}
