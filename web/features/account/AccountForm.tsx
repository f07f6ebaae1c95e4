import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import type { AccountFormValues } from '../../../domain/account/accountForm'
import { normalizeEmail } from '../../../domain/validation/normalizeInput'
import { Button } from '../../ui/Button'
import { TextField } from '../../ui/forms/TextField'
import type { AccountFormFieldDefinition } from './accountFields'
import type { AccountFormState } from './useAccountForm'
import { accountMessages } from '../../../domain/messages/account'
import styles from './AccountForm.module.css'

type ShowPasswordCheckboxProps = { isShown: boolean; onChange: (isShown: boolean) => void }

type Props = {
  label: string
  fields: readonly AccountFormFieldDefinition[]
  button: string
  form: AccountFormState
  /** The account's e-mail, in a hidden field: it tells password managers to which account the password belongs. */
  username?: string
}

export function AccountForm({ label, fields, button, form, username }: Props) {
  const formRef = useRef<HTMLFormElement>(null)
  const [isPasswordShown, setIsPasswordShown] = useState(false)
  const formErrorId = useId()
  useEffect(() => {
    formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form.validationCount])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    form.submit(readFormValues(event.currentTarget, fields))
  }
  return (
    <form
      ref={formRef}
      className={styles.form}
      // Outside a <dialog>, method="dialog" prevents the browser from submitting the form before React hydrates it.
      method="dialog"
      aria-label={label}
      aria-busy={form.isBusy}
      noValidate
      onSubmit={submit}
    >
      {username !== undefined ? <input hidden readOnly autoComplete="username" value={username} /> : null}
      {fields.map((field) => (
        <AccountFormField key={field.name} field={field} form={form} isPasswordShown={isPasswordShown} />
      ))}
      {fields.some(({ isSecret }) => isSecret) ? (
        <ShowPasswordCheckbox isShown={isPasswordShown} onChange={setIsPasswordShown} />
      ) : null}
      <p className={styles.error} id={formErrorId} hidden={form.formError === ''}>
        {form.formError}
      </p>
      <Button type="submit" aria-describedby={form.formError ? formErrorId : undefined}>
        {button}
      </Button>
    </form>
  )
}

type AccountFormFieldProps = {
  field: AccountFormFieldDefinition
  form: AccountFormState
  isPasswordShown: boolean
}

function AccountFormField({ field, form, isPasswordShown }: AccountFormFieldProps) {
  const { name, label, isSecret, autoComplete } = field
  return (
    <TextField
      label={label}
      name={name}
      type={isSecret && !isPasswordShown ? 'password' : 'text'}
      inputMode={isSecret ? 'text' : 'email'}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      required
      error={form.fieldErrors[name]}
      onInput={() => form.clearFieldError(name)}
    />
  )
}

function readFormValues(
  form: HTMLFormElement,
  fields: readonly AccountFormFieldDefinition[],
): AccountFormValues {
  const formData = new FormData(form)
  const readValue = ({ name, isSecret }: AccountFormFieldDefinition) => {
    const value = formData.get(name)
    if (typeof value !== 'string') return ''
    return isSecret ? value : normalizeEmail(value)
  }
  return Object.fromEntries(fields.map((field) => [field.name, readValue(field)]))
}

function ShowPasswordCheckbox({ isShown, onChange }: ShowPasswordCheckboxProps) {
  return (
    <label className={styles.line}>
      <input
        className={styles.box}
        type="checkbox"
        checked={isShown}
        onChange={({ target }) => onChange(target.checked)}
      />
      {accountMessages.showPassword}
    </label>
  )
}
