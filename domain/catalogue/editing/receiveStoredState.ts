import { keepFormer } from './chooseSide'
import { areSameInputs, listDifferences, mergeProductInputs, takeFields } from './mergeProductInputs'
import type { ProductDraft } from './productDraft'
import {
  endDraft,
  getDraftInput,
  getPublishedInput,
  type StoredProductEdit,
  type ProductEdit,
} from './productEdit'
import { emptyProductInput, type ProductInput, toProductInput } from './productInput'
import type { Publication, StoredState } from './storedState'

/** Opens a product's form with what Firestore has, and with what this device kept of an earlier form. */
export function startProductEdit(
  productId: string,
  stored: StoredState,
  kept: StoredProductEdit | null,
): ProductEdit {
  const { published, draft } = stored
  const publishedInput = published ? toProductInput(published.product) : emptyProductInput
  const start = {
    ...{ productId, endedDraftAt: 0, discardedDraftAt: 0, sentProduct: null },
    ...{ ownFields: [], takenOver: [] },
  }
  if (kept) {
    const ownFields = listDifferences(kept.input, kept.draftBase ?? kept.publishedBase)
    const isSamePublication = areSameInputs(publishedInput, kept.publishedBase)
    const seen = { published: isSamePublication ? published : null, draft: null }
    return receiveStoredState({ ...start, ...seen, ...kept, ownFields }, stored)
  }
  const draftInput = draft && toProductInput(draft.product)
  const input = draftInput ?? publishedInput
  // Nobody knows from what an older draft was made: each field in which it differs from the publication waits for a choice.
  const isUnmerged = published && draft && draft.savedAt < published.updatedAt
  const publishedBase = isUnmerged ? input : publishedInput
  return { ...start, ...stored, input, publishedBase, draftBase: draftInput, sentDrafts: [] }
}

/** Takes over what Firestore has now: what only a colleague changed is merged, what both changed waits for a choice. */
export function receiveStoredState(edit: ProductEdit, { published, draft }: StoredState): ProductEdit {
  const isPublishedNew = published !== null && published.updatedAt > (edit.published?.updatedAt ?? -1)
  if (draft || !edit.draftBase)
    return receiveDraft(isPublishedNew ? receivePublication(edit, published) : edit, draft)
  if (!isPublishedNew) return receiveDiscard(edit)
  // Who published had the draft in the form: the draft is what both texts were made from.
  const ended = { ...edit, publishedBase: edit.draftBase, ...endDraft(edit), endedDraftAt: 0 }
  return receivePublication(ended, published)
}

function receivePublication(edit: ProductEdit, published: Publication): ProductEdit {
  const theirs = toProductInput(published.product)
  const isOwn = edit.sentProduct !== null && areSameInputs(toProductInput(edit.sentProduct), theirs)
  if (isOwn) return { ...edit, published, publishedBase: theirs, sentProduct: null }
  return { ...merge(edit, 'published', edit.publishedBase, theirs), published }
}

function receiveDraft(edit: ProductEdit, draft: ProductDraft | null): ProductEdit {
  if (!draft || draft.savedAt <= edit.endedDraftAt || draft.savedAt <= (edit.draft?.savedAt ?? 0)) return edit
  const theirs = toProductInput(draft.product)
  if (edit.sentDrafts.some((sent) => areSameInputs(sent, theirs)))
    return { ...edit, draft, draftBase: theirs, sentDrafts: [] }
  return { ...merge(edit, 'draft', edit.draftBase ?? edit.publishedBase, theirs), draft }
}

/** Goes on after the draft was deleted: the form keeps what is nowhere else. */
function receiveDiscard(edit: ProductEdit): ProductEdit {
  const ended = { ...edit, ...endDraft(edit), endedDraftAt: 0 }
  const isOwnDiscard = edit.draft !== null && edit.draft.savedAt === edit.discardedDraftAt
  if (isOwnDiscard || !isUnchanged(edit)) return ended
  const input = getPublishedInput(edit)
  const replaced = listDifferences(edit.input, input).filter((field) => edit.ownFields.includes(field))
  return keepFormer({ ...ended, input }, replaced, edit.input, 'discarded')
}

function merge(
  edit: ProductEdit,
  source: 'draft' | 'published',
  base: ProductInput,
  theirs: ProductInput,
): ProductEdit {
  const { input, takenOver, conflicting } = mergeProductInputs(base, edit.input, theirs)
  const mergedBase = takeFields(theirs, base, conflicting)
  const isTold = source === 'published' ? !areSameInputs(edit.input, base) : !isUnchanged(edit)
  const replaced = isTold ? takenOver : takenOver.filter((field) => edit.ownFields.includes(field))
  const bases = source === 'draft' ? { draftBase: mergedBase } : { publishedBase: mergedBase }
  return keepFormer({ ...edit, ...bases, input }, replaced, edit.input, source)
}

function isUnchanged(edit: ProductEdit): boolean {
  return areSameInputs(edit.input, getDraftInput(edit) ?? edit.draftBase ?? edit.publishedBase)
}

/**
 * Whether a colleague's product has the number of a new one of which nothing is stored yet: two staff members who begin
 * at the same moment get the same number, and it belongs to the first who types.
 */
export function isNumberTaken(
  edit: StoredProductEdit & Partial<ProductEdit>,
  { published, draft }: StoredState,
): boolean {
  const { publishedBase, draftBase, sentDrafts, sentProduct, endedDraftAt = 0 } = edit
  const seen = edit.published ?? edit.draft ?? draftBase
  if (seen || endedDraftAt > 0 || !areSameInputs(publishedBase, emptyProductInput)) return false
  const sent = [...sentDrafts, ...(sentProduct ? [toProductInput(sentProduct)] : [])]
  const isTheirs = (input: ProductInput) => !sent.some((own) => areSameInputs(own, input))
  return [published, draft].some((stored) => stored && isTheirs(toProductInput(stored.product)))
}
