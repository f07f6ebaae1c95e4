import { type MorePictures, mapPictures, pictureKinds } from '../morePictures'
import { getPictureFileName, type Picture } from '../picture'
import type { Product } from '../product'
import { toRecordOrEmpty } from '../../validation/fieldSchema'
import { findProductErrors, type StoredImage, type StoredProduct } from '../storedProduct'

/** A product as visitors see it: a picture has a name, from which the addresses of its files are made. */
export type PublishedProduct = Product & { image: Picture; morePictures?: MorePictures<Picture> }

const storedFile = { width: 640, format: 'webp' } as const

// The end of every stored path: `image.path` names the one file that every browser supports.
const fileNameEnd = getPictureFileName('', storedFile.width, storedFile.format)

export function toPictureStoragePath(productId: string, fileName: string): string {
  return `products/${productId}/${fileName}`
}

export function toStoredImagePath(productId: string, pictureName: string): string {
  return toPictureStoragePath(productId, getPictureFileName(pictureName, storedFile.width, storedFile.format))
}

/** The name of the picture whose path a product document has; null for a path of another form. */
export function parseStoredImagePath(productId: string, path: string): string | null {
  const folder = toPictureStoragePath(productId, '')
  if (!path.startsWith(folder) || !path.endsWith(fileNameEnd)) return null
  const name = path.slice(folder.length, -fileNameEnd.length)
  return name === '' || name.includes('/') ? null : name
}

export function isPhotographName(productId: string, pictureName: string): boolean {
  return pictureName.startsWith(`${productId}-`) && /^[0-9]+-[0-9a-f]{10}$/.test(pictureName)
}

/** Converts a product to what visitors see of it; null if a picture has another form than those of the desk. */
export function toPublishedProduct(stored: StoredProduct): PublishedProduct | null {
  const { id, name, alsoKnownAs, category, description, benefits, unit, grades, soldOut, certificates } =
    stored
  const image = toPicture(id, stored.image)
  const morePictures = stored.morePictures && toPublishedPictures(id, stored.morePictures)
  if (!image || morePictures === null) return null
  return {
    ...{ id, name, alsoKnownAs, category, description, benefits, unit, grades, image },
    ...(morePictures && { morePictures }),
    ...(certificates && { certificates }),
    ...(soldOut === true && { soldOut }),
  }
}

/** Converts further photographs to what visitors see of them; null if one has another form than those of the desk. */
export function toPublishedPictures(
  productId: string,
  stored: MorePictures<StoredImage>,
): MorePictures<Picture> | null {
  const pictures = mapPictures(stored, (image) => toPicture(productId, image) ?? undefined)
  return pictureKinds.every((kind) => !stored[kind] || pictures[kind]) ? pictures : null
}

export function parsePublishedProduct(fields: Readonly<Record<string, unknown>>): PublishedProduct | null {
  const { id, image, morePictures } = fields
  if (typeof id !== 'string') return null
  const toStored = (picture: unknown) => toStoredImage(id, picture)
  const stored = {
    ...fields,
    image: toStored(image),
    ...(morePictures !== undefined && { morePictures: mapPictures(toRecordOrEmpty(morePictures), toStored) }),
  }
  if (findProductErrors(id, stored).length > 0) return null
  // findProductErrors has checked every field.
  return toPublishedProduct(stored as unknown as StoredProduct)
}

function toPicture(productId: string, { path, width, height, placeholder }: StoredImage): Picture | null {
  const name = parseStoredImagePath(productId, path)
  return name !== null && placeholder.startsWith('data:image/') ? { name, width, height, placeholder } : null
}

/** The fields of a picture with the path that its name stands for, which findProductErrors has to check. */
function toStoredImage(productId: string, picture: unknown): unknown {
  const { name, ...fields } = toRecordOrEmpty(picture)
  return { ...fields, path: toStoredImagePath(productId, String(name)) }
}
