import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './TextField.module.css'
import { useEarlyInput } from './useEarlyInput'

type OwnProps = {
  label: string
  name: string
  /** Shows *** after the label to mark the field as required. */
  hasRequiredMark?: boolean
  /** The validation error; screen readers announce it with the field. */
  error?: string | undefined
  hint?: ReactNode
  /** The value of a controlled field; without it the field is uncontrolled. */
  value?: string | undefined
  onTextChange?: (text: string) => void
}

type Props<Control extends 'input' | 'textarea'> = OwnProps &
  Omit<ComponentProps<Control>, keyof OwnProps | 'className' | 'id' | 'onChange'>

export function TextField({
  label,
  hasRequiredMark = false,
  error,
  hint,
  onTextChange,
  ...rest
}: Props<'input'>) {
  const description = useFieldDescription({ error, hint })
  const fieldRef = useEarlyInput<HTMLInputElement>(rest.value, onTextChange)
  return (
    <Field {...description} label={label} hasRequiredMark={hasRequiredMark}>
      <input
        ref={fieldRef}
        className={styles.input}
        onChange={({ currentTarget }) => onTextChange?.(currentTarget.value)}
        {...description.inputProps}
        {...rest}
      />
    </Field>
  )
}

export function TextArea({
  label,
  hasRequiredMark = false,
  error,
  hint,
  onTextChange,
  ...rest
}: Props<'textarea'>) {
  const description = useFieldDescription({ error, hint })
  const fieldRef = useEarlyInput<HTMLTextAreaElement>(rest.value, onTextChange)
  return (
    <Field {...description} label={label} hasRequiredMark={hasRequiredMark}>
      <textarea
        ref={fieldRef}
        className={styles.input}
        onChange={({ currentTarget }) => onTextChange?.(currentTarget.value)}
        {...description.inputProps}
        {...rest}
      />
    </Field>
  )
}

function useFieldDescription({ error, hint }: Pick<OwnProps, 'error' | 'hint'>) {
  const id = useId()
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`]
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ')
  const inputProps = { id, 'aria-invalid': Boolean(error), 'aria-describedby': describedBy || undefined }
  return { id, hint, hintId, error, errorId, inputProps }
}

type FieldProps = ReturnType<typeof useFieldDescription> & {
  label: string
  hasRequiredMark: boolean
  children: ReactNode
}

function Field({ id, label, hasRequiredMark, hint, hintId, error, errorId, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {hasRequiredMark ? (
          <span className={styles.mark} aria-hidden="true">
            {' ***'}
          </span>
        ) : null}
      </label>
      {children}
      {hint ? (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      ) : null}
    </div>
  )
}
