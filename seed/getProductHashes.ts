import { getProductHash } from '../functions/catalogue/getProductHash'
import type { CatalogueWithPictures } from './loadCatalogueWithPictures'

/** The hash of each product by id, with which functions find the products that were published since a build. */
export function getProductHashes({
  products,
  pictures,
}: Pick<CatalogueWithPictures, 'products' | 'pictures'>): Record<string, string> {
  const entries = products.map((product) => {
    const image = pictures.get(product.id)
    if (!image) throw new Error(`Product ${product.id} has no picture.`)
    return [product.id, getProductHash({ ...product, image })] as const
  })
  return Object.fromEntries(entries)
}
