import type { Editor } from '../../../../domain/validation/editor'
import type { EditedFieldName, ProductInput } from '../../../../domain/catalogue/editing/productInput'
import type { PublicationState } from '../../../../domain/catalogue/publishing/publicationState'
import type { ProductVersion } from '../../../../domain/catalogue/editing/productVersion'
import type { StoredProduct } from '../../../../domain/catalogue/storedProduct'
import type { Side } from '../../../../domain/catalogue/editing/chooseSide'
import type { ChangeSource, ProductEdit } from '../../../../domain/catalogue/editing/productEdit'

/**
 * Where a product's draft is kept: also for the colleagues, or on this device alone, because it is offline, because the
 * last write did not arrive, or because of what is in the form.
 */
export type DraftState = 'none' | 'saving' | 'saved' | 'offline' | 'unreachable' | 'onDevice'

/**
 * A field of the open form that a colleague has changed. 'conflict': both have, and nothing is published before somebody
 * chooses. 'takenOver': the form has the colleague's text, and keeps what it had before.
 */
export type ColleagueChange = {
  kind: 'conflict' | 'takenOver'
  field: EditedFieldName
  byName: string
  from: ChangeSource
  mine: ProductInput
  theirs: ProductInput
}

/** What became of the last attempt to publish. 'invalid': see `errors`; 'conflict': see `colleagueChanges`. */
export type PublishOutcome = 'published' | 'invalid' | 'conflict' | 'refused' | 'unreachable'

export type ProductEditor = {
  productId: string
  published: StoredProduct | null
  /** The server's time of the last publication, in milliseconds. */
  publishedAt: number | null
  /** Whether visitors see what is published; null while that is not known, and without a publication. */
  publicationState: PublicationState | null
  input: ProductInput
  change: (change: Partial<ProductInput>) => void
  isChanged: boolean
  errors: readonly EditedFieldName[]
  draftState: DraftState
  /** The colleague who saved the draft last; null if nobody or this staff member did. */
  coEditor: { by: Editor; savedAt: number } | null
  /** In the order of the form. */
  colleagueChanges: readonly ColleagueChange[]
  chooseSide: (field: EditedFieldName, side: Side) => void
  /** Deletes the draft: the form shows what is published, or nothing. */
  discard: () => Promise<void>
  isPublishing: boolean
  publish: () => Promise<PublishOutcome>
  /** The versions, newest first; null until `loadVersions` was called and answered. */
  versions: readonly ProductVersion[] | null
  loadVersions: () => Promise<void>
  /** Puts a version into the form, as a change that is published like any other. */
  restore: (version: ProductVersion) => void
}

export type ProductEditSnapshot = {
  /** Null until Firestore has answered. */
  edit: ProductEdit | null
  /** What Firestore has confirmed, until a listener shows it. */
  savedInput: ProductInput | null
  isFailing: boolean
  isPublishing: boolean
  /** What was written for a new product whose number a colleague took first. Nothing more happens to this form. */
  withoutNumber: ProductInput | null
}
