import { deskSettingsMessages } from '../../../domain/messages/desk/settings'
import type { DayInput } from '../../../domain/settings/shopInput'
import { weekdayNames } from '../../../domain/site/weekdayNames'
import { Choice } from '../../ui/forms/Choice'
import { FieldGroup } from '../../ui/forms/FieldGroup'
import { TextField } from '../../ui/forms/TextField'
import styles from './Settings.module.css'

type Props = {
  week: readonly DayInput[]
  /** Returns the error of a weekday by its index. */
  getError: (index: number) => string | undefined
  onChange: (week: readonly DayInput[]) => void
}

/** The opening hours of each weekday. The times of a closed day are kept until it opens again. */
export function HoursFields({ week, getError, onChange }: Props) {
  const change = (index: number, day: Partial<DayInput>) =>
    onChange(week.map((each, at) => (at === index ? { ...each, ...day } : each)))
  return (
    <FieldGroup label={deskSettingsMessages.fieldNames.week} hint={deskSettingsMessages.hoursHint}>
      <ul className={styles.days}>
        {week.map((day, index) => (
          <DayFields
            key={weekdayNames[index]}
            name={weekdayNames[index] ?? ''}
            day={day}
            error={getError(index)}
            onChange={(changed) => change(index, changed)}
          />
        ))}
      </ul>
    </FieldGroup>
  )
}

type DayProps = {
  name: string
  day: DayInput
  error: string | undefined
  onChange: (day: Partial<DayInput>) => void
}

function DayFields({ name, day: { isOpen, from, to }, error, onChange }: DayProps) {
  return (
    <li className={styles.day}>
      <Choice type="checkbox" checked={isOpen} onCheck={(isChecked) => onChange({ isOpen: isChecked })}>
        {name}
      </Choice>
      {isOpen ? (
        <div className={styles.times}>
          <TextField
            label={deskSettingsMessages.opens}
            aria-label={deskSettingsMessages.formatOpensOn(name)}
            name={`${name} from`}
            type="time"
            value={from}
            onTextChange={(text) => onChange({ from: text })}
          />
          <span className={styles.dash} aria-hidden="true">
            –
          </span>
          <TextField
            label={deskSettingsMessages.closes}
            aria-label={deskSettingsMessages.formatClosesOn(name)}
            name={`${name} to`}
            type="time"
            value={to}
            error={error}
            onTextChange={(text) => onChange({ to: text })}
          />
        </div>
      ) : (
        <span className={styles.closedDay}>{deskSettingsMessages.closedWord}</span>
      )}
    </li>
  )
}
