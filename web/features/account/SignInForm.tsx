import type { SubmitEvent } from 'react'
import { Button } from '../../ui/Button'
import { showToast } from '../../ui/toast'
import { TextField } from '../../ui/TextField'
import styles from './SignInForm.module.css'

type Props = { isBusy: boolean; onEnter: (email: string, password: string) => void }

/** E-mail and password; the provider judges both, this form only asks that neither is missing. */
export function SignInForm({ isBusy, onEnter }: Props) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const { email, password } = fieldsIn(event.currentTarget)
    if (email && password) {
      onEnter(email, password)
      return
    }
    showToast('error', 'fill in all fields')
    event.currentTarget.querySelector<HTMLInputElement>(':invalid')?.focus()
  }
  return (
    <form className={styles.form} aria-label="Login" aria-busy={isBusy} noValidate onSubmit={submit}>
      <TextField
        label="Email"
        name="email"
        type="text"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        enterKeyHint="go"
        required
      />
      <Button type="submit">ENTER</Button>
    </form>
  )
}

function fieldsIn(form: HTMLFormElement) {
  const fields = new FormData(form)
  const text = (name: string) => {
    const value = fields.get(name)
    return typeof value === 'string' ? value : ''
  }
  return { email: text('email').trim(), password: text('password') }
}
