import { type Editor, parseEditor } from '../validation/editor'
import { hasLaterForm } from '../validation/documentForm'
import { toRecordOrEmpty } from '../validation/fieldSchema'
import { isValidDate } from '../validation/timestamp'

/** The highest price of one unit in kobo; the same as `isPrice` in firestore.rules. */
const maxPrice = 10_000_000_000

/** What one unit of a product costs, in whole kobo, in prices/{productId}. Only staff can see it. */
export type Price = {
  productId: string
  amount: number
  by: Editor
  /** By the server's clock. */
  updatedAt: Date
}

/** What a price was set to, in prices/{productId}/versions/{id}. It never changes. */
export type PriceVersion = Price & { id: string }

/** A price to write; without an amount it is taken away. */
export type PriceChange = { productId: string; amount: number | null }

/** Parses a stored price, or a version of one; null if it is malformed. */
export function parsePrice(productId: string, stored: unknown): Price | null {
  const { amount, by, updatedAt } = toRecordOrEmpty(stored)
  const editor = parseEditor(by)
  if (hasLaterForm(stored) || !isPriceAmount(amount) || !editor || !isValidDate(updatedAt)) return null
  return { productId, amount, by: editor, updatedAt }
}

function isPriceAmount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= maxPrice
}
