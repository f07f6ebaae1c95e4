import { type ReactNode, useId } from 'react'
import styles from './FieldGroup.module.css'
import fieldStyles from './TextField.module.css'

type Props = { label: string; hint?: string; error?: string | undefined; children: ReactNode }

/** Controls that belong together, such as radio buttons, with one label, hint and error. */
export function FieldGroup({ label, hint, error, children }: Props) {
  const id = useId()
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`]
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ')
  return (
    <fieldset className={styles.group} aria-describedby={describedBy || undefined}>
      <legend className={styles.legend}>{label}</legend>
      {children}
      {hint ? (
        <p className={fieldStyles.hint} id={hintId}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className={fieldStyles.error} id={errorId}>
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
