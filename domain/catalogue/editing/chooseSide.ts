import { takeFields } from './mergeProductInputs'
import {
  acceptAgreedFields,
  changeInput,
  type ChangeSource,
  getDraftInput,
  getPublishedInput,
  listDraftConflicts,
  listPublishedConflicts,
  type ProductEdit,
} from './productEdit'
import type { EditedFieldName, ProductInput } from './productInput'

/** Whose text a field keeps. */
export type Side = 'mine' | 'theirs'

/** Keeps what a form had in fields that a colleague's text has replaced, so that it can be put back. */
export function keepFormer(
  edit: ProductEdit,
  fields: readonly EditedFieldName[],
  former: ProductInput,
  from: ChangeSource,
): ProductEdit {
  // What a colleague types arrives in parts: the form's own text is what it had before the first of them.
  const isKept = (field: EditedFieldName) => edit.takenOver.some((known) => known.field === field)
  const replaced = fields.filter((field) => edit.ownFields.includes(field) || !isKept(field))
  return {
    ...edit,
    ownFields: edit.ownFields.filter((field) => !fields.includes(field)),
    takenOver: [
      ...edit.takenOver.filter(({ field }) => !replaced.includes(field)),
      ...replaced.map((field) => ({ field, former, from })),
    ],
  }
}

/** Decides whose text a field has: where both changed it, or where a colleague's text has come into the form. */
export function chooseSide(edit: ProductEdit, field: EditedFieldName, side: Side): ProductEdit {
  const draftInput = getDraftInput(edit)
  if (draftInput && edit.draftBase && listDraftConflicts(edit).includes(field)) {
    const draftBase = takeFields(edit.draftBase, draftInput, [field])
    return takeSide({ ...edit, draftBase }, field, side, { theirs: draftInput, from: 'draft' })
  }
  const theirs = getPublishedInput(edit)
  if (listPublishedConflicts(edit).includes(field)) {
    const publishedBase = takeFields(edit.publishedBase, theirs, [field])
    return takeSide({ ...edit, publishedBase }, field, side, { theirs, from: 'published' })
  }
  const kept = edit.takenOver.find((known) => known.field === field)
  const chosen = { ...edit, takenOver: edit.takenOver.filter((known) => known !== kept) }
  return kept && side === 'mine' ? changeInput(chosen, takeFields(edit.input, kept.former, [field])) : chosen
}

function takeSide(
  edit: ProductEdit,
  field: EditedFieldName,
  side: Side,
  { theirs, from }: { theirs: ProductInput; from: ChangeSource },
): ProductEdit {
  if (side === 'mine') return acceptAgreedFields(edit)
  const taken = { ...edit, input: takeFields(edit.input, theirs, [field]) }
  return acceptAgreedFields(keepFormer(taken, [field], edit.input, from))
}
