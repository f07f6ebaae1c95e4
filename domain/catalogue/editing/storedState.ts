import { isValidDate } from '../../validation/timestamp'
import { toRecordOrEmpty } from '../../validation/fieldSchema'
import { parseStoredProduct, type StoredProduct } from '../storedProduct'
import type { ProductDraft } from './productDraft'

export type Publication = {
  product: StoredProduct
  /** The server's time in milliseconds. */
  updatedAt: number
}

/** What Firestore has of a product: what visitors see, and the draft of what they will see. */
export type StoredState = { published: Publication | null; draft: ProductDraft | null }

/** The times by which a write tells whether Firestore still has what the writer saw; null for what was not there. */
export type ExpectedTimes = { updatedAt: number | null; savedAt: number | null }

export function parsePublication(productId: string, stored: unknown): Publication | null {
  const { updatedAt, ...fields } = toRecordOrEmpty(stored)
  const product = parseStoredProduct(productId, fields)
  return product && isValidDate(updatedAt) ? { product, updatedAt: updatedAt.getTime() } : null
}

export function getExpectedTimes({ published, draft }: StoredState): ExpectedTimes {
  return { updatedAt: published?.updatedAt ?? null, savedAt: draft?.savedAt ?? null }
}

export function isAsExpected(state: StoredState, { updatedAt, savedAt }: ExpectedTimes): boolean {
  const times = getExpectedTimes(state)
  return times.updatedAt === updatedAt && times.savedAt === savedAt
}
