import { parseDetailedProduct, parseDetailedProducts } from '../../../domain/catalogue/parseCatalogue'
import { productFieldLimits, type DetailedProduct } from '../../../domain/catalogue/product'
import { isDataSaverOn } from '../../browser/isDataSaverOn'
import { fetchCatalogueFile } from './fetchCatalogueFile'
import { getBuiltProductSummary, isMissingInBuild, loadProducts } from './productList'
import { getCatalogueOverlay, waitForPublishedChanges } from './publishedChanges'

const builtDetails = new Map<string, DetailedProduct>()

/** A product's details as they are published now, if they are loaded. */
export function getCachedProduct(id: string): DetailedProduct | undefined {
  const built = builtDetails.get(id)
  const overlay = getCatalogueOverlay()
  if (!overlay) return built
  if (built) return overlay.overlayDetails(built)
  return isMissingInBuild(id) ? overlay.detailNew(id) : undefined
}

/** Caches a product's details, for example from a prerendered page. */
export function cacheProduct(product: DetailedProduct): void {
  builtDetails.set(product.id, product)
}

/**
 * Loads a product's details, or all products' once a service worker has cached them; undefined if neither the build nor
 * what is published has the product. Rejects if one of them could not be asked.
 */
export async function loadProduct(id: string): Promise<DetailedProduct | undefined> {
  const cached = getCachedProduct(id)
  if (cached || !productFieldLimits.id.test(id) || getCatalogueOverlay()?.isHidden(id)) return cached
  if (!builtDetails.has(id) && !isMissingInBuild(id)) await loadBuiltDetails(id)
  if (!builtDetails.has(id) && !(await waitForPublishedChanges()))
    throw new Error(`Whether product ${id} is published could not be asked.`)
  return getCachedProduct(id)
}

/** Loads a product's details from the build, unless the build does not have the product. */
async function loadBuiltDetails(id: string): Promise<void> {
  if (hasServiceWorker() && !isDataSaverOn() && (await cacheAllDetails())) return
  try {
    const detail = parseDetailedProduct(await fetchCatalogueFile(id))
    if (detail) cacheProduct(detail)
  } catch (error) {
    await loadProducts()
    if (!isMissingInBuild(id)) throw error
  }
}

/** Loads the details of all products; resolves to whether the load succeeded. */
async function cacheAllDetails(): Promise<boolean> {
  try {
    const [details] = await Promise.all([fetchCatalogueFile('details'), loadProducts()])
    for (const product of parseDetailedProducts(details, getBuiltProductSummary)) cacheProduct(product)
    return true
  } catch {
    return false
  }
}

function hasServiceWorker(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
}
