import { parseProductDetail, parseProductDetails } from '../../domain/catalogue/parseCatalogue'
import { productLimits, type ProductDetail } from '../../domain/catalogue/product'
import { isDataSaverOn } from '../../browser/isDataSaverOn'
import { fetchCatalogueFile } from './fetchCatalogueFile'
import { getListedProduct, loadProducts } from './productList'

const cachedDetails = new Map<string, ProductDetail>()
const unknownIds = new Set<string>()

/** A product's details, if they are loaded. */
export function getCachedProduct(id: string): ProductDetail | undefined {
  return cachedDetails.get(id)
}

/** Caches a product's details, for example from a prerendered page. */
export function cacheProduct(product: ProductDetail): ProductDetail {
  cachedDetails.set(product.id, product)
  return product
}

/**
 * Loads a product's details; undefined for an unknown product. Rejects when they cannot be fetched. With a service worker,
 * which has all details cached, it loads them all at once.
 */
export async function loadProduct(id: string): Promise<ProductDetail | undefined> {
  const cached = getCachedProduct(id)
  if (cached || unknownIds.has(id) || !productLimits.id.test(id)) return cached
  if (hasServiceWorker() && !isDataSaverOn() && (await cacheAllDetails())) return getCachedProduct(id)
  const detail = await fetchCatalogueFile(id).then(parseProductDetail, (error: unknown) =>
    rethrowUnlessUnknown(id, error),
  )
  return detail && cacheProduct(detail)
}

/** Loads the details of all products; resolves to whether that worked. */
async function cacheAllDetails(): Promise<boolean> {
  try {
    for (const product of parseProductDetails(await fetchCatalogueFile('details'))) cacheProduct(product)
    return true
  } catch {
    return false
  }
}

function hasServiceWorker(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
}

/** Rethrows the error unless the product list confirms that the id is unknown. */
async function rethrowUnlessUnknown(id: string, error: unknown): Promise<undefined> {
  await loadProducts()
  if (getListedProduct(id)) throw error
  unknownIds.add(id)
}
