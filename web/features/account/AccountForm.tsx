import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import type { AccountValues } from '../../domain/accountForm'
import { Button } from '../../ui/Button'
import { TextField } from '../../ui/TextField'
import type { AccountField } from './accountFields'
import { ShowTyped } from './ShowTyped'
import type { AccountFormState } from './useAccountForm'
import styles from './AccountForm.module.css'

type Props = {
  label: string
  fields: readonly AccountField[]
  button: string
  form: AccountFormState
  /** Whose password it is, for the browser's own keeper of passwords. */
  username?: string
}

/** The lines, the faults and the button of an account form; the first line at fault gets the focus. */
export function AccountForm({ label, fields, button, form, username }: Props) {
  const element = useRef<HTMLFormElement>(null)
  const [isTypedShown, setIsTypedShown] = useState(false)
  const problemId = useId()
  useEffect(() => {
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form.tries])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    form.submit(valuesIn(event.currentTarget, fields))
  }
  return (
    <form
      ref={element}
      className={styles.form}
      // This method sends nothing where there is no dialog: not even before the program is here to do it.
      method="dialog"
      aria-label={label}
      aria-busy={form.isBusy}
      noValidate
      onSubmit={submit}
    >
      {username !== undefined ? <input hidden readOnly autoComplete="username" value={username} /> : null}
      {fields.map((field) => (
        <AccountLine key={field.name} field={field} form={form} isTypedShown={isTypedShown} />
      ))}
      {fields.some(({ isSecret }) => isSecret) ? (
        <ShowTyped isShown={isTypedShown} onChange={setIsTypedShown} />
      ) : null}
      <p className={styles.problem} id={problemId} hidden={form.problem === ''}>
        {form.problem}
      </p>
      <Button type="submit" aria-describedby={form.problem ? problemId : undefined}>
        {button}
      </Button>
    </form>
  )
}

type LineProps = { field: AccountField; form: AccountFormState; isTypedShown: boolean }

function AccountLine({ field, form, isTypedShown }: LineProps) {
  const { name, label, isSecret, autoComplete } = field
  return (
    <TextField
      label={label}
      name={name}
      type={isSecret && !isTypedShown ? 'password' : 'text'}
      inputMode={isSecret ? 'text' : 'email'}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      required
      fault={form.faults[name]}
      onInput={() => {
        form.forgive(name)
      }}
    />
  )
}

function valuesIn(form: HTMLFormElement, fields: readonly AccountField[]): AccountValues {
  const typed = new FormData(form)
  const text = ({ name, isSecret }: AccountField) => {
    const value = typed.get(name)
    if (typeof value !== 'string') return ''
    return isSecret ? value : value.trim()
  }
  return Object.fromEntries(fields.map((field) => [field.name, text(field)]))
}
