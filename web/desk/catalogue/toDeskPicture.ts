import { getBuiltProductSummary } from '../../data/catalogue/productList'
import type { Picture } from '../../../domain/catalogue/picture'
import { parseStoredImagePath } from '../../../domain/catalogue/publishing/publishedProduct'
import type { StoredImage } from '../../../domain/catalogue/storedProduct'

/**
 * Returns the picture of a product document, for BlurImage and getPictureUrl. The site has the files of its build's
 * pictures at /pictures/{name}-…; all others come from Storage, at /pictures/{productId}/{name}-….
 */
export function toDeskPicture(productId: string, { path, width, height, placeholder }: StoredImage): Picture {
  const storedName = parseStoredImagePath(productId, path)
  const builtPicture = getBuiltProductSummary(productId)?.image
  const name = builtPicture?.name === storedName ? builtPicture.name : `${productId}/${storedName ?? ''}`
  return { name, width, height, placeholder }
}
