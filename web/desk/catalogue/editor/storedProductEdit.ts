import { parseJson } from '../../../browser/parseJson'
import { listLocalStorageKeys, safeLocalStorage } from '../../../browser/safeStorage'
import type { StoredProductEdit } from '../../../../domain/catalogue/editing/productEdit'
import { emptyProductInput, type ProductInput } from '../../../../domain/catalogue/editing/productInput'
import { isCategory, isGrade, isUnit } from '../../../../domain/catalogue/product'
import { isStoredImage, type StoredImage } from '../../../../domain/catalogue/storedProduct'
import { toRecordOrEmpty } from '../../../../domain/validation/fieldSchema'
import { pickStrings } from '../../../../domain/validation/normalizeInput'
import { getProductDraftPrefix } from '../../drafts/productDraftKey'

/** Parses what a form kept on the device; null if it is malformed. Texts of any length stay: nobody's words are dropped. */
export function parseStoredProductEdit(productId: string, stored: unknown): StoredProductEdit | null {
  const { input, publishedBase, draftBase, sentDrafts } = toRecordOrEmpty(stored)
  if (typeof input !== 'object' || !Array.isArray(sentDrafts)) return null
  return {
    input: parseInput(productId, input),
    publishedBase: parseInput(productId, publishedBase),
    draftBase: typeof draftBase === 'object' && draftBase !== null ? parseInput(productId, draftBase) : null,
    sentDrafts: sentDrafts.map((sent: unknown) => parseInput(productId, sent)),
  }
}

/** Finds the key of the newest form of a product that this staff member left on the device; null if there is none. */
export function findStoredProductEditKey(staffUid: string, productId: string): string | null {
  const keys = listLocalStorageKeys(getProductDraftPrefix(staffUid, productId))
  return keys.toSorted((first, second) => getSavedAt(second) - getSavedAt(first))[0] ?? null
}

function getSavedAt(key: string): number {
  const { savedAt } = toRecordOrEmpty(parseJson(safeLocalStorage.read(key)))
  return typeof savedAt === 'number' ? savedAt : 0
}

function parseInput(productId: string, stored: unknown): ProductInput {
  const { image, alsoKnownAs, category, unit, grades, benefits, hidden } = toRecordOrEmpty(stored)
  return {
    ...emptyProductInput,
    ...pickStrings(stored, ['name', 'description']),
    image: isStoredImage(image, productId) ? (image as StoredImage) : null,
    alsoKnownAs: toStrings(alsoKnownAs),
    category: typeof category === 'string' && isCategory(category) ? category : null,
    unit: typeof unit === 'string' && isUnit(unit) ? unit : null,
    grades: toStrings(grades).filter(isGrade),
    benefits: pickStrings(benefits, ['first', 'second', 'third']),
    hidden: hidden === true,
  }
}

function toStrings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : []
}
