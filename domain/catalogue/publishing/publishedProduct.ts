import { getPictureFileName, type Picture } from '../picture'
import type { Product } from '../product'
import { findProductErrors, type StoredProduct } from '../storedProduct'

/** A product as visitors see it: a picture has a name, from which the addresses of its files are made. */
export type PublishedProduct = Product & { image: Picture }

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

/** Converts a product to what visitors see of it; null if its picture has another form than those of the desk. */
export function toPublishedProduct(stored: StoredProduct): PublishedProduct | null {
  const { id, name, alsoKnownAs, category, description, benefits, unit, grades, soldOut, image } = stored
  const pictureName = parseStoredImagePath(id, image.path)
  const { width, height, placeholder } = image
  if (pictureName === null || !placeholder.startsWith('data:image/')) return null
  return {
    ...{ id, name, alsoKnownAs, category, description, benefits, unit, grades },
    image: { name: pictureName, width, height, placeholder },
    ...(soldOut === true && { soldOut }),
  }
}

export function parsePublishedProduct(fields: Readonly<Record<string, unknown>>): PublishedProduct | null {
  const { id, image } = fields
  if (typeof id !== 'string' || typeof image !== 'object' || image === null) return null
  const { name, ...picture } = { name: '', ...image }
  const stored = { ...fields, image: { ...picture, path: toStoredImagePath(id, name) } }
  if (findProductErrors(id, stored).length > 0) return null
  // findProductErrors has checked every field.
  return toPublishedProduct(stored as unknown as StoredProduct)
}
