import type { Product } from '../../domain/catalogue/product'
import { toStoredImagePath } from '../../domain/catalogue/publishing/publishedProduct'
import type { StoredProduct } from '../../domain/catalogue/storedProduct'
import type { RenderedPicture } from '../rendering/pictureCache'

/** Converts a product to its Firestore document, without the time. */
export function toStoredProduct(
  product: Product,
  { name, width, height, placeholder }: RenderedPicture,
): StoredProduct {
  const path = toStoredImagePath(product.id, name)
  return { ...product, image: { path, width, height, placeholder } }
}
