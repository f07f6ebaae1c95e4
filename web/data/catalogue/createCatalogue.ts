import { createProductList, type FetchCatalogueFile, type ProductList } from './createProductList'
import { createPublishedChanges, type LoadWatcher, type PublishedChanges } from './createPublishedChanges'
import { indexDetails, parseDetailedProduct } from '../../../domain/catalogue/parseCatalogue'
import { productFieldLimits, type DetailedProduct } from '../../../domain/catalogue/product'
import { isDataSaverOn } from '../../browser/isDataSaverOn'

export type Catalogue = ReturnType<typeof createCatalogue>

export function createCatalogue(fetchFile: FetchCatalogueFile, loadWatcher: LoadWatcher) {
  const publishedChanges = createPublishedChanges(loadWatcher)
  const productList = createProductList(fetchFile, publishedChanges.getCatalogueOverlay)
  return {
    ...publishedChanges,
    ...productList,
    ...createProductDetails(fetchFile, publishedChanges, productList),
    fetchFile,
  }
}

function createProductDetails(
  fetchFile: FetchCatalogueFile,
  { getCatalogueOverlay, waitForPublishedChanges }: PublishedChanges,
  { getBuiltProductSummary, isMissingInBuild, loadProducts }: ProductList,
) {
  const builtDetails = new Map<string, DetailedProduct>()
  let allDetails: ReadonlyMap<unknown, unknown> | undefined

  const getBuiltDetails = (id: string): DetailedProduct | undefined => {
    const product = builtDetails.get(id) ?? parseDetailedProduct(allDetails?.get(id), getBuiltProductSummary)
    if (product) cacheProduct(product)
    return product
  }
  const getCachedProduct = (id: string): DetailedProduct | undefined => {
    const built = getBuiltDetails(id)
    const overlay = getCatalogueOverlay()
    if (!overlay) return built
    if (built) return overlay.overlayDetails(built)
    return isMissingInBuild(id) ? overlay.detailNew(id) : undefined
  }
  const cacheProduct = (product: DetailedProduct): void => {
    builtDetails.set(product.id, product)
  }
  // Resolves to whether the load succeeded.
  const loadAllDetails = async (): Promise<boolean> => {
    try {
      const [details] = await Promise.all([fetchFile('details'), loadProducts()])
      allDetails = indexDetails(details)
      return true
    } catch {
      return false
    }
  }
  // Loads nothing if the build does not have the product.
  const loadBuiltDetails = async (id: string): Promise<void> => {
    if (hasServiceWorker() && !isDataSaverOn() && (await loadAllDetails())) return
    try {
      const detail = parseDetailedProduct(await fetchFile(id))
      if (detail) cacheProduct(detail)
    } catch (error) {
      await loadProducts()
      if (!isMissingInBuild(id)) throw error
    }
  }
  return {
    getCachedProduct,
    cacheProduct,
    /** Loads a product's details; undefined if there is no such product. Rejects without a clear answer. */
    loadProduct: async (id: string): Promise<DetailedProduct | undefined> => {
      const cached = getCachedProduct(id)
      if (cached || !productFieldLimits.id.test(id) || getCatalogueOverlay()?.isHidden(id)) return cached
      if (!getBuiltDetails(id) && !isMissingInBuild(id)) await loadBuiltDetails(id)
      if (!getBuiltDetails(id) && !(await waitForPublishedChanges()))
        throw new Error(`Whether product ${id} is published could not be asked.`)
      return getCachedProduct(id)
    },
  }
}

function hasServiceWorker(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
}
