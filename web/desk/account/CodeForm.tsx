import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { deskAccountMessages } from '../../../domain/messages/desk/account'
import { cleanLine } from '../../../domain/validation/text'
import { toAccountFailure } from '../../data/session/toAccountFailure'
import { Button } from '../../ui/Button'
import { TextField } from '../../ui/forms/TextField'
import desk from '../ui/desk.module.css'
import styles from './CodeForm.module.css'

type Props = {
  label: string
  submitLabel: string
  cancelLabel: string
  /** Rejects with an error that has a `code`; the form then stays for another try. */
  onSubmit: (code: string) => Promise<void>
  onCancel: () => void
}

/**
 * Asks for the six digits of an authenticator app. The field takes the focus when the form appears, unless its screen moves
 * it, and after an error.
 */
export function CodeForm({ label, submitLabel, cancelLabel, onSubmit, onCancel }: Props) {
  const formRef = useRef<HTMLFormElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState('')
  useEffect(() => {
    formRef.current?.querySelector('input')?.focus()
  }, [error])
  const send = async (code: string) => {
    setIsBusy(true)
    setError('')
    try {
      await onSubmit(code)
    } catch (failure) {
      setError(deskAccountMessages.explainFailure(toAccountFailure(failure)))
    } finally {
      setIsBusy(false)
    }
  }
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const code = readCode(event.currentTarget)
    if (code === null) setError(deskAccountMessages.explainFailure({ code: 'auth/missing-code' }))
    else void send(code)
  }
  return (
    // A form with the method `dialog` sends nothing, so the code never gets into the URL.
    <form
      ref={formRef}
      className={styles.form}
      method="dialog"
      aria-label={label}
      aria-busy={isBusy}
      noValidate
      onSubmit={handleSubmit}
    >
      <TextField
        label={deskAccountMessages.codeLabel}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        required
        maxLength={8}
        hint={deskAccountMessages.codeHint}
        error={error}
      />
      <div className={desk.buttons}>
        <Button type="submit" aria-busy={isBusy} aria-disabled={isBusy}>
          {isBusy ? deskAccountMessages.busy : submitLabel}
        </Button>
        <Button tone="quiet" onClick={onCancel}>
          {cancelLabel}
        </Button>
      </div>
    </form>
  )
}

/** The code without the spaces that apps show in it; null unless it has six digits. */
function readCode(form: HTMLFormElement): string | null {
  const typed = new FormData(form).get('code')
  const code = typeof typed === 'string' ? cleanLine(typed).replaceAll(' ', '') : ''
  return /^\d{6}$/.test(code) ? code : null
}
