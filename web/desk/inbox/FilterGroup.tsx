import { ListButton } from './list/ListButton'
import desk from '../ui/desk.module.css'

type Props<Value extends string> = {
  values: Readonly<Record<string, Value>>
  value: Value | null
  onChange: (value: Value | null) => void
}

/** Buttons of which one can be pressed. Pressed again, it is released. */
export function FilterGroup<Value extends string>({ values, value, onChange }: Props<Value>) {
  return (
    <div className={desk.choices}>
      {Object.entries(values).map(([name, buttonValue]) => (
        <ListButton
          key={name}
          aria-pressed={buttonValue === value}
          onClick={() => onChange(buttonValue === value ? null : buttonValue)}
        >
          {name}
        </ListButton>
      ))}
    </div>
  )
}
