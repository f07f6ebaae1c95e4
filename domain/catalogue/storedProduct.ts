import {
  findInvalidFields,
  pickSchemaFields,
  toRecordOrEmpty,
  optionalField,
  type FieldSchema,
  type FieldValidator,
} from '../validation/fieldSchema'
import { areCertificates } from './certificate'
import { type MorePictures, pictureKinds } from './morePictures'
import { productFieldLimits, type Product } from './product'
import { createFieldValidator, productSchema } from './productSchema'

/** Maximum length of a picture's Storage path in UTF-16 code units; the same as `isImagePath` in firestore.rules. */
const maxImagePathLength = 200

/** A product's picture as stored in Firestore; `path` is in Firebase Storage under products/{id}/. */
export type StoredImage = { path: string; width: number; height: number; placeholder: string }

/** A product document in Firestore, without its server timestamp. */
export type StoredProduct = Product & {
  image: StoredImage
  /** Its further photographs; left out if there are none. */
  morePictures?: MorePictures<StoredImage>
  hidden?: boolean
}

// A path needs no escaping in a URL, and no name starts with a dot, so that the path cannot leave its folder.
const filePathPattern = /^(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$/

const { id, placeholder, imageSide } = productFieldLimits

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

/** Whether a value is what a product with further photographs has: one of each kind at most, and one at least. */
export function areMorePictures(value: unknown, productId: string): value is MorePictures<StoredImage> {
  const pictures = toRecordOrEmpty(value)
  const images = pictureKinds.map((kind) => pictures[kind]).filter((image) => image !== undefined)
  return images.length > 0 && images.every((image) => isStoredImage(image, productId))
}

/** Copies only the known fields of a picture. */
export function toKnownImage({ path, width, height, placeholder }: StoredImage): StoredImage {
  return { path, width, height, placeholder }
}

const isFlag = optionalField((value) => typeof value === 'boolean')

export function getProductSchema(
  productId: string,
  form: 'finished' | 'draft' = 'finished',
): FieldSchema<keyof StoredProduct> {
  const field = (name: keyof typeof productSchema) =>
    [name, createFieldValidator(productSchema[name], form)] as const
  const isImage: FieldValidator = (value) => isStoredImage(value, productId)
  return [
    ['id', (value) => value === productId && id.test(productId)],
    field('name'),
    field('alsoKnownAs'),
    field('category'),
    field('description'),
    ['image', form === 'draft' ? optionalField(isImage) : isImage],
    field('benefits'),
    field('unit'),
    field('grades'),
    ['morePictures', optionalField((value) => areMorePictures(value, productId))],
    ['certificates', optionalField(areCertificates)],
    ['hidden', isFlag],
    ['soldOut', isFlag],
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
