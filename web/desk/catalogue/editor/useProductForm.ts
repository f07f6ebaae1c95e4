import { type RefObject, useState } from 'react'
import type { EditedFieldName, ProductInput } from '../../../../domain/catalogue/editing/productInput'
import { focusField } from './EditedField'
import type { ProductEditor, PublishOutcome } from './productEditor'

/** What the form says after a press: what became of a publication, or what was replaced in the form. */
export type FormMessage =
  | { kind: Exclude<PublishOutcome, 'invalid' | 'conflict'> | 'publishedHidden' | 'unchanged' }
  | { kind: 'replaced'; text: string; former: ProductInput }

/** The parts of a product's form that only this screen knows: which errors are visible, and what the last press did. */
export function useProductForm(editor: ProductEditor, formRef: RefObject<HTMLFormElement | null>) {
  const [leftFields, setLeftFields] = useState<readonly EditedFieldName[]>([])
  const [isTried, setIsTried] = useState(false)
  const [message, setMessage] = useState<FormMessage | null>(null)
  const [newOtherName, setNewOtherName] = useState('')
  const isNameWaiting = newOtherName.trim() !== ''

  const showErrors = (fields: readonly EditedFieldName[]) => {
    setIsTried(true)
    const [firstField] = fields
    if (firstField) focusField(formRef.current, firstField)
  }
  const publish = async () => {
    if (editor.isPublishing) return
    setMessage(null)
    if (editor.errors.length > 0) showErrors(editor.errors)
    else if (isNameWaiting) showErrors(['alsoKnownAs'])
    else if (editor.isChanged) await publishChanges()
    else setMessage({ kind: 'unchanged' })
  }
  const publishChanges = async () => {
    const isHidden = editor.input.hidden
    const outcome = await editor.publish()
    if (outcome === 'invalid') showErrors(editor.errors)
    else if (outcome === 'conflict') focusConflict()
    else setMessage({ kind: outcome === 'published' && isHidden ? 'publishedHidden' : outcome })
    if (outcome === 'published') setIsTried(false)
  }
  return {
    message,
    newOtherName,
    setNewOtherName,
    isNameNotAdded: isTried && isNameWaiting,
    visibleErrors: editor.errors.filter((field) => isTried || leftFields.includes(field)),
    isErrorSummaryVisible: isTried && editor.errors.length > 0,
    markLeft: (field: EditedFieldName) => {
      if (!leftFields.includes(field)) setLeftFields([...leftFields, field])
    },
    change: (change: Partial<ProductInput>) => {
      setMessage(null)
      editor.change(change)
    },
    publish,
    /** Says that the form was replaced, and keeps what it had, so that it can be brought back. */
    tellReplaced: (text: string) => setMessage({ kind: 'replaced', text, former: editor.input }),
  }
}

/** The id of the title of what a colleague changed meanwhile. */
export const conflictTitleId = 'conflict-title'

function focusConflict() {
  document.getElementById(conflictTitleId)?.focus()
}
