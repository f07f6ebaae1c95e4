import { brokenFields, fieldsOf, optional, type Law } from './law'
import { isCategory, productLimits, type Product } from './product'
import { isLine, isText } from './text'

/** The longest path of a picture in Storage, in UTF-16 units; firestore.rules holds the same in `isImagePath`. */
export const longestPath = 200

/** A product's picture as Firestore names it: a path in Storage under products/{id}/. */
export type StoredImage = { path: string; width: number; height: number; placeholder: string }

/** A product as Firestore keeps it; its time of change is the server's. */
export type StoredProduct = Product & { image: StoredImage; hidden?: boolean }

// Plain names only: nothing that climbs out of the folder or that a URL must escape.
const fileIn = /^(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$/

const { id, name, description, otherNames, otherName, benefit, placeholder, imageSide } = productLimits

function isBenefit(value: unknown): boolean {
  return value === '' || isLine(value, benefit)
}

function areBenefits(value: unknown): boolean {
  const { first, second, third } = fieldsOf(value)
  return [first, second, third].every(isBenefit)
}

function areOtherNames(value: unknown): boolean {
  return (
    Array.isArray(value) && value.length <= otherNames && value.every((other) => isLine(other, otherName))
  )
}

function isSide(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= imageSide
}

function isImagePath(value: unknown, productId: string): boolean {
  const folder = `products/${productId}`
  return (
    typeof value === 'string' &&
    value.length <= longestPath &&
    value.startsWith(folder) &&
    fileIn.test(value.slice(folder.length))
  )
}

function isImage(value: unknown, productId: string): boolean {
  const image = fieldsOf(value)
  return (
    isImagePath(image.path, productId) &&
    isSide(image.width) &&
    isSide(image.height) &&
    typeof image.placeholder === 'string' &&
    image.placeholder.length <= placeholder
  )
}

function lawOf(productId: string): Law<keyof StoredProduct> {
  return [
    ['id', (value) => value === productId && id.test(productId)],
    ['name', (value) => isLine(value, name)],
    ['alsoKnownAs', areOtherNames],
    ['category', (value) => typeof value === 'string' && isCategory(value)],
    ['description', (value) => isText(value, description)],
    ['image', (value) => isImage(value, productId)],
    ['benefits', areBenefits],
    ['hidden', optional((value) => typeof value === 'boolean')],
  ]
}

/** What keeps a product from being stored as products/{productId}; firestore.rules holds the same in `isProduct`. */
export function productFaults(
  productId: string,
  fields: Readonly<Partial<Record<keyof StoredProduct, unknown>>>,
): (keyof StoredProduct)[] {
  return brokenFields(lawOf(productId), fields)
}
