import { useId } from 'react'
import styles from './SwitchRow.module.css'

export type SwitchRowProps = {
  label: string
  hint: string
  isOn: boolean
  /** False if the browser cannot do this: the hint then says so, and the switch stays off. */
  isAvailable?: boolean
  isBusy?: boolean
  role?: 'switch'
  onChange: (isOn: boolean) => void
}

/** A checkbox with its label, and a line below it about what the browser allows. */
export function SwitchRow({ label, hint, isOn, isAvailable = true, isBusy, role, onChange }: SwitchRowProps) {
  const id = useId()
  return (
    <div className={styles.row}>
      {/* Not `disabled`: what the browser allows can change at a press, and the focus must not get lost then. */}
      <input
        className={styles.box}
        type="checkbox"
        role={role}
        id={id}
        checked={isOn && isAvailable}
        aria-disabled={!isAvailable}
        aria-busy={isBusy}
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
    </div>
  )
}
