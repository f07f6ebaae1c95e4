import { parseDetailedProduct, parseDetailedProducts } from '../../domain/catalogue/parseCatalogue'
import { productFieldLimits, type DetailedProduct } from '../../domain/catalogue/product'
import { isDataSaverOn } from '../../browser/isDataSaverOn'
import { fetchCatalogueFile } from './fetchCatalogueFile'
import { getCachedProductSummary, loadProducts } from './productList'

const cachedDetails = new Map<string, DetailedProduct>()
const unknownIds = new Set<string>()

/** A product's details, if they are loaded. */
export function getCachedProduct(id: string): DetailedProduct | undefined {
  return cachedDetails.get(id)
}

/** Caches a product's details, for example from a prerendered page. */
export function cacheProduct(product: DetailedProduct): DetailedProduct {
  cachedDetails.set(product.id, product)
  return product
}

/** Loads a product's details, or all products' once a service worker has cached them; undefined if unknown. */
export async function loadProduct(id: string): Promise<DetailedProduct | undefined> {
  const cached = getCachedProduct(id)
  if (cached || unknownIds.has(id) || !productFieldLimits.id.test(id)) return cached
  if (hasServiceWorker() && !isDataSaverOn() && (await cacheAllDetails())) return getCachedProduct(id)
  const detail = await fetchCatalogueFile(id).then(
    (detail) => parseDetailedProduct(detail),
    (error: unknown) => rethrowUnlessUnknown(id, error),
  )
  return detail && cacheProduct(detail)
}

/** Loads the details of all products; resolves to whether the load succeeded. */
async function cacheAllDetails(): Promise<boolean> {
  try {
    const [details] = await Promise.all([fetchCatalogueFile('details'), loadProducts()])
    for (const product of parseDetailedProducts(details, getCachedProductSummary)) cacheProduct(product)
    return true
  } catch {
    return false
  }
}

function hasServiceWorker(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
}

/** Rethrows a failed load's error, unless the product list confirms that the product id is unknown. */
async function rethrowUnlessUnknown(id: string, error: unknown): Promise<undefined> {
  await loadProducts()
  if (getCachedProductSummary(id)) throw error
  unknownIds.add(id)
}
