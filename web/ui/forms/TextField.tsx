import { type ChangeEvent, type ComponentProps, type ReactNode, useId } from 'react'
import styles from './TextField.module.css'
import { useEarlyInput } from './useEarlyInput'

type OwnProps = {
  label: string
  name: string
  /** Shows *** after the label to mark the field as required. */
  hasRequiredMark?: boolean
  error?: string | undefined
  hint?: ReactNode
  value?: string | undefined
  onTextChange?: (text: string) => void
}

type Props<Control extends 'input' | 'textarea'> = OwnProps &
  Omit<ComponentProps<Control>, keyof OwnProps | 'className' | 'id' | 'onChange'>

export function TextField(props: Props<'input'>) {
  const { field, control } = useField<HTMLInputElement, Props<'input'>>(props)
  return (
    <Field {...field}>
      <input {...control} />
    </Field>
  )
}

export function TextArea(props: Props<'textarea'>) {
  const { field, control } = useField<HTMLTextAreaElement, Props<'textarea'>>(props)
  return (
    <Field {...field}>
      <textarea {...control} />
    </Field>
  )
}

function useField<Control extends HTMLInputElement | HTMLTextAreaElement, FieldProps extends OwnProps>({
  label,
  hasRequiredMark = false,
  error,
  hint,
  onTextChange,
  ...rest
}: FieldProps) {
  const id = useId()
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`]
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ')
  const control = {
    ref: useEarlyInput<Control>(rest.value, onTextChange),
    className: styles.input,
    id,
    'aria-invalid': Boolean(error),
    'aria-describedby': describedBy || undefined,
    onChange: ({ currentTarget }: ChangeEvent<Control>) => onTextChange?.(currentTarget.value),
    ...rest,
  }
  return { field: { id, label, hasRequiredMark, hint, hintId, error, errorId }, control }
}

type FrameProps = Pick<OwnProps, 'label' | 'hasRequiredMark' | 'hint' | 'error'> & {
  id: string
  hintId: string
  errorId: string
  children: ReactNode
}

function Field({ id, label, hasRequiredMark, hint, hintId, error, errorId, children }: FrameProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        <span>{label}</span>
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
