import type { ReactNode } from 'react'
import type { EditedFieldName } from '../../../../domain/catalogue/editing/productInput'

type Props = {
  field: EditedFieldName
  onLeave: (field: EditedFieldName) => void
  /** What is said below the controls, if anything. */
  note: ReactNode
  children: ReactNode
}

/** The controls of a field. Tells when the focus has left all of them. */
export function EditedField({ field, onLeave, note, children }: Props) {
  return (
    <div
      data-field={field}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onLeave(field)
      }}
    >
      {children}
      {note}
    </div>
  )
}

/** Moves the focus to the first input of a field, else to its first visible button. */
export function focusField(form: HTMLElement | null, field: EditedFieldName): void {
  const container = form?.querySelector(`[data-field="${field}"]`)
  const input = container?.querySelector<HTMLElement>('input:not([type="file"]), select, textarea')
  const buttons = [...(container?.querySelectorAll('button') ?? [])]
  const control = input ?? buttons.find((button) => button.getClientRects().length > 0)
  control?.focus()
}
