import type { Product } from '../../web/domain/product'
import type { StoredProduct } from '../../web/domain/storedProduct'
import type { RenderedPicture } from '../images/pictureFolder'

/** The fields of products/{id} that the catalogue owns; what else staff set there is theirs. */
export type CatalogueFields = Omit<StoredProduct, 'hidden'>

/** A product as the catalogue wants it in Firestore. */
export function storedFields(product: Product, picture: RenderedPicture): CatalogueFields {
  const { width, height, placeholder } = picture
  return { ...product, image: { path: picturePath(product.id, picture), width, height, placeholder } }
}

/** Where a product's picture lies in Storage. */
export function picturePath(id: string, { name }: RenderedPicture): string {
  return `products/${id}/${name}`
}
