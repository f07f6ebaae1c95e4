import { getBuiltProductSummary } from '../../data/catalogue/productList'
import type { Picture } from '../../../domain/catalogue/picture'
import { parseStoredImagePath } from '../../../domain/catalogue/publishing/publishedProduct'
import type { StoredImage } from '../../../domain/catalogue/storedProduct'

/** A product's picture for BlurImage and getPictureUrl: the build's at /pictures/{name}, others at /pictures/{id}/{name}. */
export function toDeskPicture(productId: string, { path, width, height, placeholder }: StoredImage): Picture {
  const storedName = parseStoredImagePath(productId, path)
  const builtPicture = getBuiltProductSummary(productId)?.image
  const name = builtPicture?.name === storedName ? builtPicture.name : `${productId}/${storedName ?? ''}`
  return { name, width, height, placeholder }
}
