import { useState, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { useSpamGuard } from './SpamGuard'
import type { FieldErrors } from './validationMessages'

/** Marks a required field with ***. With `required`, the browser would show its own message instead of ours. */
export const requiredFieldProps = { hasRequiredMark: true, 'aria-required': true } as const

type FormOptions<Field extends string> = {
  /** The names of the fields in the order of the form, because the first invalid field receives the focus. */
  fields: readonly Field[]
  values: Readonly<Record<Field, string>>
  errors: FieldErrors<Field>
  /** Whether the visitor has typed anything into the form, now or on an earlier visit. */
  hasInput: boolean
  onFieldChange: (field: Field, text: string) => void
  onInvalid?: () => void
  onSubmit: () => void
}

export type GetFieldProps<Field extends string> = (field: Field) => {
  name: string
  value: string
  error: string | undefined
  onTextChange: (text: string) => void
}

/** Sends a valid form that passes the spam guard, or shows an error at each invalid field until it is valid. */
export function useSubmissionForm<Field extends string>(options: FormOptions<Field>) {
  const { fields, values, errors, hasInput, onFieldChange, onInvalid, onSubmit } = options
  const [shownFields, setShownFields] = useState<readonly Field[]>([])
  const { recordStart, submitUnlessSpam, ...guard } = useSpamGuard(hasInput)
  const showErrors = (form: HTMLFormElement) => {
    const invalidFields = fields.filter((field) => errors[field])
    // Render the error message before the invalid field receives the focus, so that screen readers read both.
    flushSync(() => setShownFields(invalidFields))
    form.querySelector<HTMLElement>(`[name="${invalidFields[0] ?? ''}"]`)?.focus()
  }
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (Object.keys(errors).length === 0) submitUnlessSpam(onSubmit)
    else {
      onInvalid?.()
      showErrors(event.currentTarget)
    }
  }
  const getFieldProps: GetFieldProps<Field> = (field) => ({
    name: field,
    value: values[field],
    error: shownFields.includes(field) ? errors[field] : undefined,
    onTextChange: (text) => onFieldChange(field, text),
  })
  return { getFieldProps, formProps: { ...guard, onSubmit: handleSubmit, onFocus: recordStart } }
}
