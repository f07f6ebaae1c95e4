import { useState } from 'react'
import type { EditedFieldName } from '../../../../domain/catalogue/editing/productInput'
import { deskProductMessages } from '../../../../domain/messages/desk/product'
import { Button } from '../../../ui/Button'
import { Choice } from '../../../ui/forms/Choice'
import type { EditConflict, FieldConflict } from './productEditor'
import { FieldValue } from './FieldValue'
import { conflictTitleId } from './useProductForm'
import desk from '../../ui/desk.module.css'
import styles from './ConflictPanel.module.css'

type Side = 'mine' | 'theirs'

type Props = {
  productId: string
  conflict: EditConflict
  onResolve: (theirs: readonly EditedFieldName[]) => void
}

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
        <h2 className={desk.heading} id={conflictTitleId} tabIndex={-1}>
          {deskProductMessages.formatConflictTitle({ kind, name: by.name })}
        </h2>
      </div>
      {takenOver.length > 0 ? (
        <p>
          {deskProductMessages.formatTakenOver(
            by.name,
            takenOver.map((field) => deskProductMessages.editedFieldLabels[field]).join(', '),
          )}
        </p>
      ) : null}
      {fields.length > 0 ? <p>{deskProductMessages.formatConflictTask(by.name)}</p> : null}
      {fields.map((fieldConflict) => (
        <FieldChoice
          key={fieldConflict.field}
          productId={productId}
          conflict={fieldConflict}
          name={by.name}
          side={choices[fieldConflict.field]}
          onChoose={(side) => setChoices({ ...choices, [fieldConflict.field]: side })}
        />
      ))}
      <p className={styles.error} role="status">
        {isTried && !isComplete ? deskProductMessages.chooseForEach : ''}
      </p>
      <Button onClick={resolve}>{deskProductMessages.goOn}</Button>
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
  const labels: Record<Side, string> = {
    mine: deskProductMessages.keepMine,
    theirs: deskProductMessages.formatTakeTheirs(name),
  }
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{deskProductMessages.editedFieldLabels[field]}</legend>
      {(['mine', 'theirs'] as const).map((option) => (
        <div className={styles.option} key={option}>
          <Choice
            type="radio"
            name={`conflict-${field}`}
            checked={side === option}
            aria-describedby={`conflict-${field}-${option}`}
            onCheck={() => onChoose(option)}
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
