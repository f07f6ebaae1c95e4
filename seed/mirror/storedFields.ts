import { pictureFile } from '../../web/domain/picture'
import type { Product } from '../../web/domain/product'
import type { StoredProduct } from '../../web/domain/storedProduct'
import type { RenderedPicture } from '../images/pictureFolder'

/** The fields of products/{id} that the catalogue owns; what else staff set there is theirs. */
export type CatalogueFields = Omit<StoredProduct, 'hidden'>

/** A product as the catalogue wants it in Firestore: of its picture's files, the one that every browser takes. */
export function storedFields(product: Product, picture: RenderedPicture): CatalogueFields {
  const { name, width, height, placeholder } = picture
  const path = storedPath(product.id, pictureFile(name, 640, 'webp'))
  return { ...product, image: { path, width, height, placeholder } }
}

/** Where a file of a product's picture lies in Storage. */
export function storedPath(id: string, file: string): string {
  return `products/${id}/${file}`
}
