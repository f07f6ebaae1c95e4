import type { CatalogueWriteOutcome } from '../../../data/desk/catalogue/catalogueDocuments'
import type { CatalogueDatabase } from '../../../data/desk/catalogue/catalogueDatabase'
import { findDraftErrors } from '../../../../domain/catalogue/editing/draftSchema'
import { keepFormer } from '../../../../domain/catalogue/editing/chooseSide'
import { areSameInputs, listDifferences } from '../../../../domain/catalogue/editing/mergeProductInputs'
import {
  addSentDraft,
  deleteDraft,
  getNeededWrite,
  hasConflict,
  type ProductEdit,
  toPublishedEdit,
} from '../../../../domain/catalogue/editing/productEdit'
import { type ProductInput, toDraftFields } from '../../../../domain/catalogue/editing/productInput'
import { getExpectedTimes, type StoredState } from '../../../../domain/catalogue/editing/storedState'
import type { ProductEditSnapshot, PublishOutcome } from './productEditor'
import { createDocumentId } from '../../../data/sending/createDocumentId'
import { toStoredProduct } from '../../../../domain/catalogue/editing/completeProduct'

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

/** Makes the write that a form needs now; null if it needs none, or its draft cannot be stored. */
export function writeNeededDraft(context: WriteContext): Promise<CatalogueWriteOutcome> | null {
  const { edit, savedInput } = context.getSnapshot()
  if (!edit || hasConflict(edit) || isSaved(edit, savedInput)) return null
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
  setEdit(isDeleted ? deleteDraft(edit) : addSentDraft(edit, input))
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

// The first attempt may conflict with a draft that this form wrote, before the listener has reported it.
const maxAttempts = 3

/** Publishes a form; tries again only where nothing of it has changed. */
export async function publishEdit(context: WriteContext): Promise<PublishOutcome> {
  const versionId = createDocumentId()
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const { edit } = context.getSnapshot()
    if (!edit || hasConflict(edit)) return 'conflict'
    const outcome = await attemptPublish(context, edit, versionId)
    if (outcome !== 'repeat') return outcome
  }
  return 'unreachable'
}

async function attemptPublish(
  { database, getSnapshot, setEdit, receive }: WriteContext,
  edit: ProductEdit,
  versionId: string,
): Promise<PublishOutcome | 'repeat'> {
  const { productId, input } = edit
  const product = toStoredProduct(productId, input)
  if (!product) return 'invalid'
  // A publication whose answer is lost is recognised when Firestore shows it.
  setEdit({ ...edit, sentProduct: product })
  const outcome = await database.publish({ product, expected: getExpectedTimes(edit), versionId })
  const current = getSnapshot().edit ?? edit
  if (outcome.kind === 'written') setEdit(toPublishedEdit(current, product))
  if (outcome.kind !== 'conflict') return outcome.kind === 'written' ? 'published' : outcome.kind
  receive(outcome.stored)
  const merged = getSnapshot().edit ?? current
  if (hasConflict(merged)) return 'conflict'
  if (listDifferences(merged.input, input).length === 0) return 'repeat'
  // Nobody publishes a text that they have not seen.
  const replaced = listDifferences(merged.input, current.input)
  setEdit(keepFormer(merged, replaced, current.input, outcome.stored.draft ? 'draft' : 'published'))
  return 'conflict'
}
