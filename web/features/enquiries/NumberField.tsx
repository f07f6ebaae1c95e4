import type { ComponentProps, KeyboardEvent } from 'react'
import { TextField } from '../../ui/TextField'
import styles from './NumberField.module.css'

/** A telephone number in a numeric input: it is typed, never counted up or down by wheel, arrow or spinner. */
export function NumberField(props: Omit<ComponentProps<typeof TextField>, 'type'>) {
  return (
    <div className={styles.number}>
      <TextField
        {...props}
        type="number"
        inputMode="numeric"
        step="any"
        onWheel={({ currentTarget }) => {
          currentTarget.blur()
        }}
        onKeyDown={keepNumber}
      />
    </div>
  )
}

function keepNumber(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key === 'ArrowUp' || event.key === 'ArrowDown') event.preventDefault()
}
