import { findInputErrors } from '../../../../domain/catalogue/editing/completeProduct'
import { areSameInputs } from '../../../../domain/catalogue/editing/mergeProductInputs'
import {
  getDraftInput,
  getPublishedInput,
  hasConflict,
  listDraftConflicts,
  listPublishedConflicts,
  type ProductEdit,
} from '../../../../domain/catalogue/editing/productEdit'
import type { Editor } from '../../../../domain/catalogue/editing/productDraft'
import type { ProductVersion } from '../../../../domain/catalogue/editing/productVersion'
import { deskCatalogueMessages } from '../../../../domain/messages/desk/catalogue'
import type { DraftState, EditConflict, ProductEditor, ProductEditSnapshot } from './productEditor'
import { isSaved, isStorable } from './writeNeededDraft'

type EditDescription = ProductEditSnapshot & {
  edit: ProductEdit
  isOnline: boolean
  staffUid: string
  newestVersion: ProductVersion | null
}

type DescribedFields =
  | 'productId'
  | 'published'
  | 'input'
  | 'isChanged'
  | 'errors'
  | 'draftState'
  | 'coEditor'
  | 'conflict'
  | 'isPublishing'

export function describeEdit(description: EditDescription): Pick<ProductEditor, DescribedFields> {
  const { edit, isPublishing, staffUid, newestVersion } = description
  const { productId, input, published, draft } = edit
  return {
    productId,
    input,
    published: published?.product ?? null,
    isChanged: !areSameInputs(input, getPublishedInput(edit)),
    errors: findInputErrors(productId, input),
    draftState: getDraftState(description),
    coEditor: draft && draft.by.uid !== staffUid ? { by: draft.by, savedAt: draft.savedAt } : null,
    conflict: describeConflict(
      edit,
      newestVersion?.by ?? { uid: '', name: deskCatalogueMessages.someColleague },
    ),
    isPublishing,
  }
}

function getDraftState({ edit, savedInput, isFailing, isOnline }: EditDescription): DraftState {
  if (isSaved(edit, savedInput)) return edit.draft || savedInput ? 'saved' : 'none'
  return isFailing || !isOnline || hasConflict(edit) || !isStorable(edit) ? 'onDevice' : 'saving'
}

function describeConflict(edit: ProductEdit, publisher: Editor): EditConflict | null {
  const { input: mine, draft, takenOver, takenOverFrom } = edit
  const draftFields = listDraftConflicts(edit)
  const publishedFields = listPublishedConflicts(edit)
  if (draftFields.length + publishedFields.length + takenOver.length === 0) return null
  const isDraft =
    draftFields.length > 0 || (publishedFields.length === 0 && takenOverFrom === 'draft' && draft !== null)
  const theirs = (isDraft ? getDraftInput(edit) : null) ?? getPublishedInput(edit)
  return {
    by: isDraft && draft ? draft.by : publisher,
    kind: isDraft ? 'draft' : 'published',
    takenOver,
    fields: (isDraft ? draftFields : publishedFields).map((field) => ({ field, mine, theirs })),
  }
}
