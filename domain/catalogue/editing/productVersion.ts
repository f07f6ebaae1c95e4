import { hasLaterForm } from '../../validation/documentForm'
import { toRecordOrEmpty } from '../../validation/fieldSchema'
import { isValidDate } from '../../validation/timestamp'
import { parseStoredProduct, type StoredProduct } from '../storedProduct'
import { parseEditor, type Editor } from '../../validation/editor'

/** A version in products/{id}/versions/{versionId}: what one publication wrote, and by whom. It never changes. */
export type ProductVersion = {
  id: string
  product: StoredProduct
  by: Editor
  /** The server's time in milliseconds. */
  publishedAt: number
}

/** Who publishes what `npm run seed` writes. */
export const seedEditor: Editor = { uid: 'seed', name: 'Seed' }

/** Parses a stored version, whose `publishedAt` is a date. Returns null if a part is missing or invalid. */
export function parseProductVersion(
  productId: string,
  versionId: string,
  stored: unknown,
): ProductVersion | null {
  const { product, by, publishedAt } = toRecordOrEmpty(stored)
  const published = parseStoredProduct(productId, product)
  const editor = parseEditor(by)
  if (hasLaterForm(stored)) return null
  if (!published || !editor || !isValidDate(publishedAt)) return null
  return { id: versionId, product: published, by: editor, publishedAt: publishedAt.getTime() }
}
