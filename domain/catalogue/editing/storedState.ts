import { hasLaterForm } from '../../validation/documentForm'
import { isValidDate } from '../../validation/timestamp'
import { toRecordOrEmpty } from '../../validation/fieldSchema'
import { parseStoredProduct, type StoredProduct } from '../storedProduct'
import { parseProductDraft, type ProductDraft } from './productDraft'

export type Publication = {
  product: StoredProduct
  /** The server's time in milliseconds. */
  updatedAt: number
}

/** What Firestore has of a product: what visitors see, and the draft of what they will see. */
export type StoredState = {
  published: Publication | null
  draft: ProductDraft | null
  /** A document that cannot be read. A malformed one can be replaced; one of a later form is not overwritten. */
  unreadable?: 'malformed' | 'laterForm'
}

/** The times by which a write tells whether Firestore still has what the writer saw; null for what was not there. */
export type ExpectedTimes = { updatedAt: number | null; savedAt: number | null }

/** Parses the documents of a product and its draft. One that is not there has no fields. */
export function parseStoredState(productId: string, product: object, draft: object): StoredState {
  const state = {
    published: parsePublication(productId, product),
    draft: parseProductDraft(productId, draft),
  }
  if (hasLaterForm(product) || hasLaterForm(draft)) return { ...state, unreadable: 'laterForm' }
  const isMalformed = !state.published && Object.keys(product).length > 0
  return isMalformed ? { ...state, unreadable: 'malformed' } : state
}

export function parsePublication(productId: string, stored: unknown): Publication | null {
  const { updatedAt, ...fields } = toRecordOrEmpty(stored)
  const product = parseStoredProduct(productId, fields)
  if (hasLaterForm(stored)) return null
  return product && isValidDate(updatedAt) ? { product, updatedAt: updatedAt.getTime() } : null
}

export function getExpectedTimes({ published, draft }: StoredState): ExpectedTimes {
  return { updatedAt: published?.updatedAt ?? null, savedAt: draft?.savedAt ?? null }
}

export function isAsExpected(state: StoredState, { updatedAt, savedAt }: ExpectedTimes): boolean {
  const times = getExpectedTimes(state)
  return times.updatedAt === updatedAt && times.savedAt === savedAt
}
