import { hasLaterForm } from '../../validation/documentForm'
import { type Editor, parseEditor } from '../../validation/editor'
import { toRecordOrEmpty } from '../../validation/fieldSchema'
import { isValidDate } from '../../validation/timestamp'
import { productFieldLimits } from '../product'
import { parseDraftFields } from './draftSchema'
import type { DraftFields } from './productInput'

/** A draft as Firestore keeps it in drafts/{productId}: the fields of a product, finished or not, and its last writer. */
export type ProductDraft = {
  product: DraftFields
  by: Editor
  /** The server's time in milliseconds. */
  savedAt: number
}

/** Parses a stored draft, whose `savedAt` is a date. Returns null if a part is missing or invalid. */
export function parseProductDraft(productId: string, stored: unknown): ProductDraft | null {
  const { product, by, savedAt } = toRecordOrEmpty(stored)
  const fields = parseDraftFields(productId, product)
  const editor = parseEditor(by)
  if (hasLaterForm(stored)) return null
  if (!productFieldLimits.id.test(productId) || !fields || !editor || !isValidDate(savedAt)) return null
  return { product: fields, by: editor, savedAt: savedAt.getTime() }
}
