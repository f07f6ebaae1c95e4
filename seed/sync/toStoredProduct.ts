import type { CatalogueProduct } from '../catalogue/loadCatalogue'
import { toStoredImagePath } from '../../domain/catalogue/publishing/publishedProduct'
import type { StoredProduct } from '../../domain/catalogue/storedProduct'
import type { RenderedPicture } from '../rendering/pictureCache'

/** Converts a product to its Firestore document, without the time. */
export function toStoredProduct(
  product: CatalogueProduct,
  { name, width, height, placeholder }: RenderedPicture,
): StoredProduct {
  const path = toStoredImagePath(product.id, name)
  return { ...product, image: { path, width, height, placeholder } }
}
