import { getPictureFileName } from '../../web/domain/catalogue/picture'
import type { Product } from '../../web/domain/catalogue/product'
import type { StoredProduct } from '../../web/domain/catalogue/storedProduct'
import type { RenderedPicture } from '../images/pictureCache'

/** The fields of a Firestore document products/{id} that come from the catalogue. Staff edit the other fields. */
export type CatalogueFields = Omit<StoredProduct, 'hidden'>

/** Converts a product to its Firestore fields. The image path is that of the WebP file, which every browser supports. */
export function toCatalogueFields(product: Product, picture: RenderedPicture): CatalogueFields {
  const { name, width, height, placeholder } = picture
  const path = toStoragePath(product.id, getPictureFileName(name, 640, 'webp'))
  return { ...product, image: { path, width, height, placeholder } }
}

/** The Storage path of a file of a product's picture. */
export function toStoragePath(id: string, file: string): string {
  return `products/${id}/${file}`
}
