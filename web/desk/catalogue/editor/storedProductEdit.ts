import { listLocalStorageKeys, safeLocalStorage } from '../../../browser/safeStorage'
import { parseJson } from '../../../browser/parseJson'
import type { StoredProductEdit } from '../../../../domain/catalogue/editing/productEdit'
import { emptyProductInput, type ProductInput } from '../../../../domain/catalogue/editing/productInput'
import { areCertificates } from '../../../../domain/catalogue/certificate'
import { isCategory, isGrade, isUnit } from '../../../../domain/catalogue/product'
import { areMorePictures, isStoredImage, type StoredImage } from '../../../../domain/catalogue/storedProduct'
import { hasLaterForm } from '../../../../domain/validation/documentForm'
import { toRecordOrEmpty } from '../../../../domain/validation/fieldSchema'
import { pickStrings } from '../../../../domain/validation/normalizeInput'
import { getProductDraftPrefix } from '../../drafts/itemDraftKey'

/** Parses a product form from local storage; null if it is malformed. Keeps texts that are too long for Firestore. */
export function parseStoredProductEdit(productId: string, stored: unknown): StoredProductEdit | null {
  const { input, publishedBase, draftBase, sentDrafts } = toRecordOrEmpty(stored)
  if (typeof input !== 'object' || !Array.isArray(sentDrafts)) return null
  return {
    input: parseProductInput(productId, input),
    publishedBase: parseProductInput(productId, publishedBase),
    draftBase:
      typeof draftBase === 'object' && draftBase !== null ? parseProductInput(productId, draftBase) : null,
    sentDrafts: sentDrafts.map((sent: unknown) => parseProductInput(productId, sent)),
  }
}

/** Finds the key of the newest form of a product that this staff member left on the device; null if there is none. */
export function findStoredProductEditKey(staffUid: string, productId: string): string | null {
  const keys = listLocalStorageKeys(getProductDraftPrefix(staffUid, productId)).filter(
    (key) => !hasLaterForm(parseJson(safeLocalStorage.read(key))),
  )
  return keys.sort((first, second) => getSavedAt(second) - getSavedAt(first))[0] ?? null
}

function getSavedAt(key: string): number {
  const { savedAt } = toRecordOrEmpty(parseJson(safeLocalStorage.read(key)))
  return typeof savedAt === 'number' ? savedAt : 0
}

/** Parses what a new product's form was opened with, from the state of the address; null for every other form. */
export function parseCarriedInput(productId: string, state: unknown): ProductInput | null {
  const { carried } = toRecordOrEmpty(state)
  return carried === undefined ? null : parseProductInput(productId, carried)
}

/** Parses what was written into a product's form; what is malformed, or belongs to another product, is left empty. */
function parseProductInput(productId: string, stored: unknown): ProductInput {
  const {
    image,
    morePictures,
    alsoKnownAs,
    category,
    unit,
    grades,
    benefits,
    certificates,
    soldOut,
    hidden,
  } = toRecordOrEmpty(stored)
  return {
    ...emptyProductInput,
    ...pickStrings(stored, ['name', 'description']),
    image: isStoredImage(image, productId) ? (image as StoredImage) : null,
    morePictures: areMorePictures(morePictures, productId) ? morePictures : {},
    alsoKnownAs: toStrings(alsoKnownAs),
    category: typeof category === 'string' && isCategory(category) ? category : null,
    unit: typeof unit === 'string' && isUnit(unit) ? unit : null,
    grades: toStrings(grades).filter(isGrade),
    benefits: pickStrings(benefits, ['first', 'second', 'third']),
    certificates: areCertificates(certificates) ? toStrings(certificates) : [],
    soldOut: soldOut === true,
    hidden: hidden === true,
  }
}

function toStrings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : []
}
