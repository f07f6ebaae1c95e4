import type { StoredProduct } from '../storedProduct'
import { areSameInputs, listDifferences, takeFields } from './mergeProductInputs'
import type { ProductDraft } from './productDraft'
import { emptyProductInput, type EditedFieldName, type ProductInput, toProductInput } from './productInput'
import type { Publication } from './storedState'

/** What a form needs to know of its past, so that a later opening can go on with it. */
export type StoredProductEdit = {
  input: ProductInput
  /** What was published when the form was made, with later publications of colleagues in the fields where they are merged. */
  publishedBase: ProductInput
  /** The same for the draft; null if the form was made without one. */
  draftBase: ProductInput | null
  /** The drafts that were sent to Firestore and have not been seen there yet. */
  sentDrafts: readonly ProductInput[]
}

/** What a colleague did that changed a field of an open form. */
export type ChangeSource = 'draft' | 'published' | 'discarded'

/** A field of an open form that has a colleague's text now; `former` is the form as it was before. */
export type TakenOverField = { field: EditedFieldName; former: ProductInput; from: ChangeSource }

/** The state of a product's form against what Firestore has. */
export type ProductEdit = StoredProductEdit & {
  productId: string
  published: Publication | null
  draft: ProductDraft | null
  /** The time of the newest draft of which this form knows that it is gone; 0 for none. */
  endedDraftAt: number
  /** The time of the draft that this form deletes; 0 for none. */
  discardedDraftAt: number
  /** What this form published, until Firestore shows it. */
  sentProduct: StoredProduct | null
  /** The fields that staff edited in this form. */
  ownFields: readonly EditedFieldName[]
  /** The fields that were taken over from a colleague while the form had changes, until somebody chooses. */
  takenOver: readonly TakenOverField[]
}

/** The most drafts without an answer that a form remembers. */
const maxSentDrafts = 5

export function getPublishedInput({ published }: Pick<ProductEdit, 'published'>): ProductInput {
  return published ? toProductInput(published.product) : emptyProductInput
}

export function getDraftInput({ draft }: Pick<ProductEdit, 'draft'>): ProductInput | null {
  return draft && toProductInput(draft.product)
}

export function changeInput(edit: ProductEdit, change: Partial<ProductInput>): ProductEdit {
  const input = { ...edit.input, ...change }
  const ownFields = [...new Set([...edit.ownFields, ...listDifferences(input, edit.input)])]
  return acceptAgreedFields({ ...edit, input, ownFields })
}

export function addSentDraft(edit: ProductEdit, sent: ProductInput): ProductEdit {
  const others = edit.sentDrafts.filter((draft) => !areSameInputs(draft, sent))
  return { ...edit, sentDrafts: [...others, sent].slice(-maxSentDrafts) }
}

/** Goes on after this form has published: its text is what visitors see, and the draft is gone. */
export function toPublishedEdit(edit: ProductEdit, product: StoredProduct): ProductEdit {
  const publishedBase = toProductInput(product)
  return {
    ...edit,
    published: { product, updatedAt: edit.published?.updatedAt ?? 0 },
    sentProduct: product,
    publishedBase,
    ownFields: listDifferences(edit.input, publishedBase),
    takenOver: [],
    ...endDraft(edit),
  }
}

/** Puts what is published into the form, and ends all conflicts. */
export function discardChanges(edit: ProductEdit): ProductEdit {
  const publishedBase = getPublishedInput(edit)
  const start = { input: publishedBase, publishedBase, draftBase: getDraftInput(edit) }
  return { ...edit, ...start, ownFields: [], takenOver: [] }
}

/** Notes that this form deletes the draft: nobody else discards what is written until Firestore shows that it is gone. */
export function deleteDraft(edit: ProductEdit): ProductEdit {
  return { ...edit, discardedDraftAt: edit.draft?.savedAt ?? 0 }
}

/** The parts of the state that end with the draft. */
export function endDraft({
  draft,
  endedDraftAt,
}: ProductEdit): Pick<ProductEdit, 'draft' | 'draftBase' | 'endedDraftAt' | 'sentDrafts'> {
  return { draft: null, draftBase: null, sentDrafts: [], endedDraftAt: draft?.savedAt ?? endedDraftAt }
}

/** The fields in which a colleague's draft and this form differ, both changed since the form was made. */
export function listDraftConflicts(edit: ProductEdit): EditedFieldName[] {
  return listConflicts(edit.input, edit.draftBase, getDraftInput(edit))
}

/** The fields in which a colleague's publication and this form differ, both changed since the form was made. */
export function listPublishedConflicts(edit: ProductEdit): EditedFieldName[] {
  return listConflicts(edit.input, edit.publishedBase, getPublishedInput(edit))
}

export function hasConflict(edit: ProductEdit): boolean {
  return listDraftConflicts(edit).length > 0 || listPublishedConflicts(edit).length > 0
}

type NeededWrite = 'none' | 'save' | 'delete'

/** What must be written so that Firestore's draft is this form. */
export function getNeededWrite(edit: ProductEdit): NeededWrite {
  if (hasConflict(edit)) return 'none'
  const draftInput = getDraftInput(edit)
  const isUnchanged = areSameInputs(edit.input, getPublishedInput(edit))
  if (!draftInput) return isUnchanged ? 'none' : 'save'
  if (isUnchanged) return 'delete'
  // 'Undo' may come before Firestore has shown that the draft is gone.
  const isDiscarded = edit.draft?.savedAt === edit.discardedDraftAt
  return areSameInputs(edit.input, draftInput) && !isDiscarded ? 'none' : 'save'
}

/** Ends the conflicts of fields that have the same text on both sides. */
export function acceptAgreedFields(edit: ProductEdit): ProductEdit {
  const { input, draftBase, publishedBase } = edit
  const draftInput = getDraftInput(edit)
  return {
    ...edit,
    draftBase: draftBase && draftInput && acceptAgreed(draftBase, draftInput, input),
    publishedBase: acceptAgreed(publishedBase, getPublishedInput(edit), input),
  }
}

function acceptAgreed(base: ProductInput, theirs: ProductInput, mine: ProductInput): ProductInput {
  const differing = listDifferences(mine, theirs)
  return takeFields(theirs, base, differing)
}

function listConflicts(
  mine: ProductInput,
  base: ProductInput | null,
  theirs: ProductInput | null,
): EditedFieldName[] {
  if (!base || !theirs) return []
  const changed = listDifferences(base, theirs)
  return listDifferences(mine, theirs).filter((field) => changed.includes(field))
}
