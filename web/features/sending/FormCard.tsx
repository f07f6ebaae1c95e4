import { type ComponentProps, type ReactNode, type RefObject, useState } from 'react'
import { sendingMessages } from '../../../domain/messages/sending'
import type { FormInput } from '../../state/draft'
import { Button } from '../../ui/Button'
import { NoScriptNotice } from '../../ui/NoScriptNotice'
import styles from './FormCard.module.css'
import { Honeypot } from './SpamGuard'
import { TextButton } from './TextButton'

type ClearProps<Field extends string> = {
  input: FormInput<Field>
  onReplace: (input: FormInput<Field>) => void
}

type Props<Field extends string> = ClearProps<Field> &
  Omit<ComponentProps<'form'>, 'className' | 'aria-label'> & {
    label: string
    submitLabel: string
    honeypotRef: RefObject<HTMLInputElement | null>
    isDelayed: boolean
  }

/**
 * A form on a card, with a legend, a honeypot field and buttons. The form receives the focus when it is shown again.
 */
export function FormCard<Field extends string>(props: Props<Field>) {
  const { label, submitLabel, honeypotRef, isDelayed, input, onReplace, children, ...rest } = props
  return (
    // With method="dialog", a submit before hydration sends nothing, and the typed text is not lost.
    <form className={styles.card} method="dialog" aria-label={label} tabIndex={-1} {...rest}>
      <NoScriptNotice purpose={sendingMessages.formPurpose} />
      <p className={styles.legend}>
        {sendingMessages.legendBeforeMark} <span className={styles.mark}>***</span>{' '}
        {sendingMessages.legendAfterMark}
      </p>
      <Honeypot ref={honeypotRef} />
      {children}
      <div className={styles.actions}>
        <Button type="submit" aria-busy={isDelayed}>
          {submitLabel}
        </Button>
        <ClearFormButton input={input} onReplace={onReplace} />
      </div>
    </form>
  )
}

/** Clears the form; afterwards the same button restores the input until the visitor types again. */
function ClearFormButton<Field extends string>({ input, onReplace }: ClearProps<Field>) {
  const [clearedInput, setClearedInput] = useState<FormInput<Field> | null>(null)
  const hasInput = Object.keys(input).length > 0
  if (!hasInput && !clearedInput) return null
  const clear = () => {
    setClearedInput(input)
    onReplace({})
  }
  const undo = () => {
    setClearedInput(null)
    if (clearedInput) onReplace(clearedInput)
  }
  return (
    <TextButton onClick={hasInput ? clear : undo}>
      {hasInput ? sendingMessages.clearForm : sendingMessages.restoreForm}
    </TextButton>
  )
}

export function FormFieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>
}
