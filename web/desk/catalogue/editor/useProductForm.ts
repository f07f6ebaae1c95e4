import { type RefObject, useCallback, useState } from 'react'
import {
  editedFieldNames,
  type EditedFieldName,
  type ProductInput,
} from '../../../../domain/catalogue/editing/productInput'
import { deskProductMessages } from '../../../../domain/messages/desk/product'
import { findUnfinishedUploads, type UploadPlace, type UploadState } from './unfinishedUploads'
import { focusColleagueChange } from './ColleagueChangeNote'
import { focusField } from './EditedField'
import type { ProductEditor, PublishOutcome } from './productEditor'

/** What the form says after a press: what became of a publication, or what was replaced in the form. */
export type FormMessage =
  | {
      kind:
        Exclude<PublishOutcome, 'invalid' | 'conflict'> | 'publishedHidden' | 'publishedBack' | 'unchanged'
    }
  | { kind: 'replaced'; text: string; former: ProductInput }

/** The parts of a product's form that only this screen knows: which errors are visible, and what the last press did. */
export function useProductForm(editor: ProductEditor, formRef: RefObject<HTMLFormElement | null>) {
  const [leftFields, setLeftFields] = useState<readonly EditedFieldName[]>([])
  const [isTried, setIsTried] = useState(false)
  const [message, setMessage] = useState<FormMessage | null>(null)
  const [newOtherName, setNewOtherName] = useState('')
  const [uploads, setUploads] = useState<Partial<Record<UploadPlace, UploadState>>>({})
  const setUploadState = useCallback(
    (place: UploadPlace, state: UploadState) => setUploads((before) => ({ ...before, [place]: state })),
    [],
  )
  const conflict = editor.colleagueChanges.find(({ kind }) => kind === 'conflict')
  const isNameWaiting = newOtherName.trim() !== ''
  // A product is not published without the photograph or the certificate that somebody has just chosen for it.
  const unfinished = findUnfinishedUploads(uploads)
  const errors = editedFieldNames.filter((field) => editor.errors.includes(field) || unfinished.has(field))

  const showErrors = (fields: readonly EditedFieldName[]) => {
    setIsTried(true)
    const [firstField] = fields
    if (firstField) focusField(formRef.current, firstField)
  }
  const publish = async () => {
    if (editor.isPublishing) return
    setMessage(null)
    if (conflict) focusColleagueChange(formRef.current, conflict.field)
    else if (errors.length > 0) showErrors(errors)
    else if (isNameWaiting) showErrors(['alsoKnownAs'])
    else if (editor.isChanged) await publishChanges()
    else setMessage({ kind: 'unchanged' })
  }
  const publishChanges = async () => {
    const { input, published } = editor
    const isBack = published?.soldOut === true && !input.soldOut
    const publishedKind = input.hidden ? 'publishedHidden' : isBack ? 'publishedBack' : 'published'
    const outcome = await editor.publish()
    if (outcome === 'invalid') showErrors(errors)
    else if (outcome === 'conflict') focusColleagueChange(formRef.current)
    else setMessage({ kind: outcome === 'published' ? publishedKind : outcome })
    if (outcome === 'published') setIsTried(false)
  }
  return {
    message,
    newOtherName,
    setNewOtherName,
    isNameNotAdded: isTried && isNameWaiting,
    setUploadState,
    /** The errors that are shown at their fields. A new photograph has a message of its own instead. */
    visibleErrors: editor.errors.filter(
      (field) =>
        (isTried || leftFields.includes(field)) &&
        (field !== 'image' || (uploads.image ?? 'none') === 'none'),
    ),
    summaryLinks: (isTried ? errors : []).map((field) => ({
      field,
      text: unfinished.get(field) ?? deskProductMessages.editedFieldLabels[field],
    })),
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
