import type { CatalogueWriteOutcome } from '../../../data/desk/catalogue/catalogueDocuments'
import type { CatalogueDatabase } from '../../../data/desk/catalogue/catalogueDatabase'
import { findDraftErrors } from '../../../../domain/catalogue/editing/draftSchema'
import { areSameInputs } from '../../../../domain/catalogue/editing/mergeProductInputs'
import {
  addSentDraft,
  getNeededWrite,
  hasConflict,
  type ProductEdit,
} from '../../../../domain/catalogue/editing/productEdit'
import { type ProductInput, toDraftFields } from '../../../../domain/catalogue/editing/productInput'
import { getExpectedTimes, type StoredState } from '../../../../domain/catalogue/editing/storedState'
import type { ProductEditSnapshot } from './productEditor'

type WriteContext = {
  database: CatalogueDatabase
  getSnapshot: () => ProductEditSnapshot
  set: (change: Partial<ProductEditSnapshot>) => void
  setEdit: (edit: ProductEdit) => void
  receive: (stored: StoredState) => void
}

/** Whether Firestore has all that the form has. */
export function isSaved(edit: ProductEdit, savedInput: ProductInput | null): boolean {
  if (hasConflict(edit)) return false
  return getNeededWrite(edit) === 'none' || (savedInput !== null && areSameInputs(savedInput, edit.input))
}

/** Whether the rules accept the form as a draft: a text may be too long for a while. */
export function isStorable({ productId, input }: ProductEdit): boolean {
  return findDraftErrors(productId, toDraftFields(input)).length === 0
}

/** Makes the write that a form needs now; null if none is needed, or none is possible. */
export function writeNeededDraft(context: WriteContext): Promise<CatalogueWriteOutcome> | null {
  const { edit, savedInput } = context.getSnapshot()
  if (!edit || !navigator.onLine || hasConflict(edit) || isSaved(edit, savedInput)) return null
  const isDeleted = getNeededWrite(edit) === 'delete'
  return isDeleted || isStorable(edit) ? writeDraft(context, edit, isDeleted) : null
}

async function writeDraft(
  { database, getSnapshot, set, setEdit, receive }: WriteContext,
  edit: ProductEdit,
  isDeleted: boolean,
): Promise<CatalogueWriteOutcome> {
  const { productId, input } = edit
  const expected = getExpectedTimes(edit)
  if (!isDeleted) setEdit(addSentDraft(edit, input))
  const outcome = isDeleted
    ? await database.deleteDraft(productId, expected)
    : await database.saveDraft({ productId, fields: toDraftFields(input), expected })
  if (outcome.kind === 'conflict') receive(outcome.stored)
  if (outcome.kind === 'written') {
    // The listener may have shown the draft already.
    const isSeen = getSnapshot().edit?.sentDrafts.length === 0
    set({ savedInput: isSeen ? null : input })
    const current = getSnapshot().edit
    if (current) setEdit(current)
  }
  return outcome
}
