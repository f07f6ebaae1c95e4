import {
  findInvalidFields,
  toRecordOrEmpty,
  optionalField,
  type FieldSchema,
} from '../validation/fieldSchema'
import { grades, isCategory, isGrade, isUnit, productFieldLimits, type Product } from './product'
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

function isBenefit(value: unknown): boolean {
  return value === '' || isSingleLineText(value, benefit)
}

function areBenefits(value: unknown): boolean {
  const { first, second, third } = toRecordOrEmpty(value)
  return [first, second, third].every(isBenefit)
}

function areOtherNames(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length <= otherNames &&
    value.every((otherNameValue) => isSingleLineText(otherNameValue, otherName))
  )
}

function areGrades(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length >= 1 &&
    value.length <= grades.length &&
    value.every((grade) => typeof grade === 'string' && isGrade(grade)) &&
    new Set(value).size === value.length
  )
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

function isImage(value: unknown, productId: string): boolean {
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
    ['alsoKnownAs', areOtherNames],
    ['category', (value) => typeof value === 'string' && isCategory(value)],
    ['description', (value) => isMultilineText(value, description)],
    ['image', (value) => isImage(value, productId)],
    ['benefits', areBenefits],
    ['unit', (value) => typeof value === 'string' && isUnit(value)],
    ['grades', areGrades],
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
