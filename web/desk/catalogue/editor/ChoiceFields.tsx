import { useId } from 'react'
import {
  categories,
  type Category,
  type Grade,
  grades,
  isCategory,
  type Unit,
  units,
} from '../../../../domain/catalogue/product'
import { catalogueMessages } from '../../../../domain/messages/catalogue'
import { productMessages } from '../../../../domain/messages/product'
import { deskProductMessages } from '../../../../domain/messages/desk/product'
import { Choice } from '../../../ui/forms/Choice'
import { FieldGroup } from '../../../ui/forms/FieldGroup'
import fieldStyles from '../../../ui/forms/TextField.module.css'
import styles from './ProductForm.module.css'

type Props<Value> = { value: Value; error: string | undefined; onChange: (value: Value) => void }

export function CategoryField({ value, error, onChange }: Props<Category | null>) {
  const id = useId()
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        {deskProductMessages.editedFieldLabels.category}
      </label>
      <select
        className={`${fieldStyles.input} ${styles.select}`}
        id={id}
        value={value ?? ''}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={({ currentTarget }) =>
          onChange(isCategory(currentTarget.value) ? currentTarget.value : null)
        }
      >
        <option value="">{deskProductMessages.chooseCategory}</option>
        {categories.map((category) => (
          <option key={category}>{category}</option>
        ))}
      </select>
      {error === undefined ? null : (
        <p className={fieldStyles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}

type UnitProps = Props<Unit | null> & { publishedUnit: Unit | undefined }

export function UnitField({ value, error, publishedUnit, onChange }: UnitProps) {
  const isChanged = publishedUnit !== undefined && value !== publishedUnit
  return (
    <FieldGroup
      label={deskProductMessages.editedFieldLabels.unit}
      hint={deskProductMessages.unitHint}
      error={error}
    >
      <div className={styles.choices}>
        {units.map((unit) => (
          <Choice key={unit} type="radio" name="unit" checked={value === unit} onCheck={() => onChange(unit)}>
            {productMessages.formatSoldBy(unit)}
          </Choice>
        ))}
      </div>
      <p className={isChanged ? styles.note : styles.silent} role="status">
        {isChanged ? deskProductMessages.unitChangedNote : ''}
      </p>
    </FieldGroup>
  )
}

export function GradesField({ value, error, onChange }: Props<Grade[]>) {
  return (
    <FieldGroup label={deskProductMessages.editedFieldLabels.grades} error={error}>
      <div className={styles.choices}>
        {grades.map((grade) => (
          <Choice
            key={grade}
            type="checkbox"
            name={`grade-${grade}`}
            checked={value.includes(grade)}
            onCheck={(isChecked) =>
              onChange(grades.filter((other) => (other === grade ? isChecked : value.includes(other))))
            }
          >
            {catalogueMessages.gradeNames[grade]}
          </Choice>
        ))}
      </div>
    </FieldGroup>
  )
}

type FlagProps = {
  name: 'soldOut' | 'hidden'
  hint: string
  isSet: boolean
  onChange: (isSet: boolean) => void
}

/** A single checkbox with a hint below it that says what it does. */
export function FlagField({ name, hint, isSet, onChange }: FlagProps) {
  const hintId = useId()
  return (
    <div className={fieldStyles.field}>
      <Choice type="checkbox" name={name} checked={isSet} aria-describedby={hintId} onCheck={onChange}>
        {deskProductMessages.editedFieldLabels[name]}
      </Choice>
      <p className={fieldStyles.hint} id={hintId}>
        {hint}
      </p>
    </div>
  )
}
