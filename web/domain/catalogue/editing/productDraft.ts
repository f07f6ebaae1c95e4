import type { DraftFields } from './productInput'

/** The staff member who wrote a draft or published a version. */
export type Editor = { uid: string; name: string }

/** A draft as Firestore keeps it in drafts/{productId}: the fields of a product, finished or not, and its last writer. */
export type ProductDraft = {
  product: DraftFields
  by: Editor
  /** The server's time in milliseconds. */
  savedAt: number
}
