import type { CatalogueOverlay } from '../../../domain/catalogue/publishing/catalogueOverlay'
import type { ProductSummary } from '../../../domain/catalogue/product'
import { siteCatalogue } from './siteCatalogue'

export const { cacheProducts, getBuiltProductSummary, getCachedProducts, loadProducts } = siteCatalogue

/** Creates a function that finds a product of the cached list as it is published in `overlay`, or as it was before it was hidden. */
export function createProductFinder(overlay: CatalogueOverlay | undefined) {
  return (id: string): ProductSummary | undefined => {
    const built = getBuiltProductSummary(id)
    if (!overlay) return built
    return built ? (overlay.overlaySummary(built) ?? built) : overlay.summarizeNew(id)
  }
}
