import { useId } from 'react'
import styles from './AlertSwitch.module.css'

type Props = {
  label: string
  hint: string
  isOn: boolean
  /** False if the browser cannot do this: the hint then says so, and the switch stays off. */
  isAvailable?: boolean
  onChange: (isOn: boolean) => void
}

/** One kind of alert, switched on or off by a checkbox. */
export function AlertSwitch({ label, hint, isOn, isAvailable = true, onChange }: Props) {
  const id = useId()
  return (
    <li className={styles.row}>
      {/* Not `disabled`: what the browser allows can change at a press, and the focus must not get lost then. */}
      <input
        className={styles.box}
        type="checkbox"
        id={id}
        checked={isOn && isAvailable}
        aria-disabled={!isAvailable}
        aria-describedby={`${id}-hint`}
        onChange={(event) => {
          if (isAvailable) onChange(event.target.checked)
        }}
      />
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <p className={styles.hint} id={`${id}-hint`} aria-live="polite">
        {hint}
      </p>
    </li>
  )
}
