import { useEffect, useRef } from 'react'
import { deskSettingsMessages } from '../../../domain/messages/desk/settings'
import { type Closure, toDay } from '../../../domain/opening-hours/calendar'
import { closureLimits } from '../../../domain/opening-hours/calendarFields'
import { formatLongDay } from '../../../domain/opening-hours/formatLongDay'
import { Button } from '../../ui/Button'
import { FieldGroup } from '../../ui/forms/FieldGroup'
import { TextField } from '../../ui/forms/TextField'
import { ListButton } from '../ui/ListButton'
import desk from '../ui/desk.module.css'
import styles from './Settings.module.css'

type Props = {
  closures: readonly Closure[]
  /** Days before this date are kept, because clocks and figures count with them, and not shown. */
  today: string
  /** Returns the error of a closure by its index. */
  getError: (index: number) => string | undefined
  onChange: (closures: readonly Closure[]) => void
  /** Called with the name of a day that was removed, after `onChange`. */
  onRemoved: (name: string) => void
}

/** The days on which the shop is closed, from today on. */
export function ClosureFields({ closures, today, getError, onChange, onRemoved }: Props) {
  const groupRef = useRef<HTMLDivElement>(null)
  const addRef = useRef<HTMLDivElement>(null)
  const addedAt = useRef<number | null>(null)
  useEffect(() => {
    if (addedAt.current === closures.length)
      groupRef.current?.querySelector<HTMLElement>('li:last-child input')?.focus()
    addedAt.current = null
  }, [closures.length])
  const shown = closures.flatMap((closure, index) =>
    closure.date === '' || closure.date >= today ? [{ closure, index }] : [],
  )
  const change = (index: number, fields: Partial<Closure>) =>
    onChange(closures.map((each, at) => (at === index ? { ...each, ...fields } : each)))
  const add = () => {
    addedAt.current = closures.length + 1
    onChange([...closures, { date: '', note: '' }])
  }
  const remove = (index: number, name: string) => {
    onChange(closures.filter((_, at) => at !== index))
    onRemoved(name)
    addRef.current?.querySelector('button')?.focus()
  }
  return (
    <FieldGroup label={deskSettingsMessages.fieldNames.closures} hint={deskSettingsMessages.closuresHint}>
      <div ref={groupRef}>
        {shown.length === 0 ? (
          <p className={desk.soft}>{deskSettingsMessages.noClosures}</p>
        ) : (
          <ul className={styles.closures}>
            {shown.map(({ closure, index }) => (
              <ClosureRow
                key={index}
                closure={closure}
                today={today}
                error={getError(index)}
                onChange={(fields) => change(index, fields)}
                onRemove={(name) => remove(index, name)}
              />
            ))}
          </ul>
        )}
      </div>
      <div ref={addRef}>
        <Button tone="quiet" onClick={add}>
          {deskSettingsMessages.addClosure}
        </Button>
      </div>
    </FieldGroup>
  )
}

type RowProps = {
  closure: Closure
  today: string
  error: string | undefined
  onChange: (fields: Partial<Closure>) => void
  onRemove: (name: string) => void
}

function ClosureRow({ closure: { date, note }, today, error, onChange, onRemove }: RowProps) {
  const day = toDay(date)
  const name = deskSettingsMessages.formatClosureName(Number.isNaN(day) ? '' : formatLongDay(day))
  return (
    <li className={styles.closure}>
      <TextField
        label={deskSettingsMessages.dateLabel}
        name="closure date"
        type="date"
        min={today}
        value={date}
        error={error}
        onTextChange={(text) => onChange({ date: text })}
      />
      <TextField
        label={deskSettingsMessages.noteLabel}
        name="closure note"
        placeholder={deskSettingsMessages.notePlaceholder}
        maxLength={closureLimits.note}
        value={note}
        onTextChange={(text) => onChange({ note: text })}
      />
      <ListButton context={name} onClick={() => onRemove(name)}>
        {deskSettingsMessages.removeClosure}
      </ListButton>
    </li>
  )
}
