import { getBuiltProductSummary } from '../../data/catalogue/productList'
import type { Picture } from '../../../domain/catalogue/picture'
import { parseStoredImagePath } from '../../../domain/catalogue/publishing/publishedProduct'
import type { StoredImage } from '../../../domain/catalogue/storedProduct'

/** A product's picture: one of the build is at /pictures/{name}-…, others are at /pictures/{productId}/{name}-…. */
export function toDeskPicture(productId: string, { path, width, height, placeholder }: StoredImage): Picture {
  const storedName = parseStoredImagePath(productId, path)
  const builtPicture = getBuiltProductSummary(productId)?.image
  const name = builtPicture?.name === storedName ? builtPicture.name : `${productId}/${storedName ?? ''}`
  return { name, width, height, placeholder }
}
