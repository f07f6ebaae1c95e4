import { useId } from 'react'
import { formatItemCount } from '../../../domain/sent-items/formatItemCount'
import { ListButton } from '../ui/ListButton'
import desk from '../ui/desk.module.css'
import styles from './FilterGroup.module.css'

type Props<Value extends string> = {
  values: Readonly<Record<string, Value>>
  /** How many items each filter finds; null, or none, if that is not known. */
  counts?: Readonly<Partial<Record<Value, number | null>>>
  value: Value | null
  onChange: (value: Value | null) => void
}

/** Buttons of which one can be pressed. Pressed again, it is released. */
export function FilterGroup<Value extends string>({ values, counts, value, onChange }: Props<Value>) {
  const id = useId()
  return (
    <div className={desk.choices}>
      {Object.entries(values).map(([name, buttonValue]) => {
        const count = counts?.[buttonValue] ?? null
        return (
          <ListButton
            key={name}
            aria-pressed={buttonValue === value}
            aria-describedby={count === null ? undefined : id + name}
            onClick={() => onChange(buttonValue === value ? null : buttonValue)}
          >
            {name}
            {count === null ? null : (
              // The number describes the button: in its name, it would change the name with each arrival.
              <span className={styles.count} id={id + name} aria-hidden="true">
                {formatItemCount(count)}
              </span>
            )}
          </ListButton>
        )
      })}
    </div>
  )
}
