import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './TextField.module.css'
import { useTypedEarly } from './useTypedEarly'

type Own = {
  label: string
  name: string
  /** Shows *** beside the label, as the forms mark what they cannot do without. */
  isMarked?: boolean
  /** What is wrong with the field; screen readers hear it with the field. */
  fault?: string | undefined
  /** What helps to fill it in. */
  hint?: ReactNode
  /** What stands in the field; a field without it keeps its text itself. */
  value?: string | undefined
  /** Hears each change of the text. */
  onText?: (text: string) => void
}

type Props<Control extends 'input' | 'textarea'> = Own &
  Omit<ComponentProps<Control>, keyof Own | 'className' | 'id' | 'onChange'>

/** A labelled line to type into. */
export function TextField({ label, isMarked = false, fault, hint, onText, ...rest }: Props<'input'>) {
  const words = useWords({ fault, hint })
  const field = useTypedEarly<HTMLInputElement>(rest.value, onText)
  return (
    <Field {...words} label={label} isMarked={isMarked}>
      <input
        ref={field}
        className={styles.input}
        onChange={({ currentTarget }) => onText?.(currentTarget.value)}
        {...words.described}
        {...rest}
      />
    </Field>
  )
}

/** A labelled box for several lines. */
export function TextArea({ label, isMarked = false, fault, hint, onText, ...rest }: Props<'textarea'>) {
  const words = useWords({ fault, hint })
  const field = useTypedEarly<HTMLTextAreaElement>(rest.value, onText)
  return (
    <Field {...words} label={label} isMarked={isMarked}>
      <textarea
        ref={field}
        className={styles.input}
        onChange={({ currentTarget }) => onText?.(currentTarget.value)}
        {...words.described}
        {...rest}
      />
    </Field>
  )
}

function useWords({ fault, hint }: Pick<Own, 'fault' | 'hint'>) {
  const id = useId()
  const [hintId, faultId] = [`${id}-hint`, `${id}-fault`]
  const describedBy = [hint && hintId, fault && faultId].filter(Boolean).join(' ')
  const described = { id, 'aria-invalid': Boolean(fault), 'aria-describedby': describedBy || undefined }
  return { id, hint, hintId, fault, faultId, described }
}

type FieldProps = ReturnType<typeof useWords> & { label: string; isMarked: boolean; children: ReactNode }

function Field({ id, label, isMarked, hint, hintId, fault, faultId, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {isMarked ? (
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
      {fault ? (
        <p className={styles.fault} id={faultId}>
          {fault}
        </p>
      ) : null}
    </div>
  )
}
