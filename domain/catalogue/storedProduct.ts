import {
  findInvalidFields,
  pickSchemaFields,
  toRecordOrEmpty,
  optionalField,
  type FieldSchema,
} from '../validation/fieldSchema'
import { isCategory, isGrade, isUnit, productFieldLimits, type Grade, type Product } from './product'
import { isSingleLineText, isMultilineText } from '../validation/text'

/** Maximum length of a picture's Storage path in UTF-16 code units; the same as `isImagePath` in firestore.rules. */
export const maxImagePathLength = 200

/** A product's picture as stored in Firestore; `path` is in Firebase Storage under products/{id}/. */
export type StoredImage = { path: string; width: number; height: number; placeholder: string }

/** A product document in Firestore, without its server timestamp. */
export type StoredProduct = Product & { image: StoredImage; hidden?: boolean }

// A path needs no escaping in a URL, and no name starts with a dot, so that the path cannot leave its folder.
const filePathPattern = /^(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$/

const { id, name, description, otherNames, otherName, benefit, placeholder, imageSide } = productFieldLimits

type LineValidator = (value: unknown, maxLength: number) => boolean

/** Whether a value is the three benefits of a product, each empty or a line that `isLine` accepts. */
export function areBenefits(value: unknown, isLine: LineValidator): boolean {
  const { first, second, third } = toRecordOrEmpty(value)
  return [first, second, third].every((text) => text === '' || isLine(text, benefit))
}

/** Whether a value is a product's list of other names, each a line that `isLine` accepts. */
export function areOtherNames(value: unknown, isLine: LineValidator): boolean {
  return Array.isArray(value) && value.length <= otherNames && value.every((text) => isLine(text, otherName))
}

/** Whether a value is a list of grades, perhaps empty, without duplicates. */
export function areDistinctGrades(value: unknown): value is Grade[] {
  return Array.isArray(value) && value.every(isGrade) && new Set(value).size === value.length
}

function isImageSide(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= imageSide
}

function isImagePath(value: unknown, productId: string): boolean {
  const folder = `products/${productId}`
  return (
    typeof value === 'string' &&
    value.length <= maxImagePathLength &&
    value.startsWith(folder) &&
    filePathPattern.test(value.slice(folder.length))
  )
}

/** Whether a value is the stored picture of a product. */
export function isStoredImage(value: unknown, productId: string): boolean {
  const image = toRecordOrEmpty(value)
  return (
    isImagePath(image.path, productId) &&
    isImageSide(image.width) &&
    isImageSide(image.height) &&
    typeof image.placeholder === 'string' &&
    image.placeholder.length <= placeholder
  )
}

function getProductSchema(productId: string): FieldSchema<keyof StoredProduct> {
  return [
    ['id', (value) => value === productId && id.test(productId)],
    ['name', (value) => isSingleLineText(value, name)],
    ['alsoKnownAs', (value) => areOtherNames(value, isSingleLineText)],
    ['category', isCategory],
    ['description', (value) => isMultilineText(value, description)],
    ['image', (value) => isStoredImage(value, productId)],
    ['benefits', (value) => areBenefits(value, isSingleLineText)],
    ['unit', isUnit],
    ['grades', (value) => areDistinctGrades(value) && value.length > 0],
    ['hidden', optionalField((value) => typeof value === 'boolean')],
  ]
}

/** Finds the invalid fields of a product document; `isProduct` in firestore.rules enforces the same schema. */
export function findProductErrors(
  productId: string,
  fields: Readonly<Partial<Record<keyof StoredProduct, unknown>>>,
): (keyof StoredProduct)[] {
  return findInvalidFields(getProductSchema(productId), fields)
}

/** Parses the fields of a product document; null if one of them is invalid. */
export function parseStoredProduct(productId: string, stored: unknown): StoredProduct | null {
  const fields = toRecordOrEmpty(stored)
  if (findProductErrors(productId, fields).length > 0) return null
  // findProductErrors has checked every field.
  return pickSchemaFields(getProductSchema(productId), fields) as unknown as StoredProduct
}
