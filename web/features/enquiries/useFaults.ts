import { useState } from 'react'
import { flushSync } from 'react-dom'

/** What is wrong with a form's fields, in words; a field without words is right. */
export type Faults<Field extends string> = Partial<Record<Field, string>>

/** Says what is wrong once the visitor wants to send, and takes it back field by field as it is put right. */
export function useFaults<Field extends string>(fields: readonly Field[], faults: Faults<Field>) {
  const [asked, setAsked] = useState<readonly Field[]>([])
  const refuse = (form: HTMLFormElement) => {
    const wrong = fields.filter((field) => faults[field])
    // The words stand beside the field before it takes the focus, so that a screen reader says both.
    flushSync(() => {
      setAsked(wrong)
    })
    form.querySelector<HTMLElement>(`[name="${wrong[0] ?? ''}"]`)?.focus()
  }
  const faultOf = (field: Field) => (asked.includes(field) ? faults[field] : undefined)
  return { faultOf, refuse }
}
