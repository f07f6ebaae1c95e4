import type { Product } from '../../web/domain/catalogue/product'
import { toStoredImagePath } from '../../web/domain/catalogue/publishing/publishedProduct'
import type { StoredProduct } from '../../web/domain/catalogue/storedProduct'
import type { RenderedPicture } from '../images/pictureCache'

/** Converts a product to its Firestore document, without the time. */
export function toStoredProduct(
  product: Product,
  { name, width, height, placeholder }: RenderedPicture,
): StoredProduct {
  const path = toStoredImagePath(product.id, name)
  return { ...product, image: { path, width, height, placeholder } }
}
