import { hasLaterForm } from '../../validation/documentForm'
import { toRecordOrEmpty } from '../../validation/fieldSchema'
import { isStaffName } from '../../validation/staffName'
import { isValidDate } from '../../validation/timestamp'
import { productFieldLimits } from '../product'
import { parseDraftFields } from './draftSchema'
import type { DraftFields } from './productInput'

export type Editor = { uid: string; name: string }

/** A draft as Firestore keeps it in drafts/{productId}: the fields of a product, finished or not, and its last writer. */
export type ProductDraft = {
  product: DraftFields
  by: Editor
  /** The server's time in milliseconds. */
  savedAt: number
}

/** Parses who wrote a draft or a version; `isMe` in firestore.rules accepts the same names. */
export function parseEditor(stored: unknown): Editor | null {
  const { uid, name } = toRecordOrEmpty(stored)
  return typeof uid === 'string' && isStaffName(name) ? { uid, name } : null
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
