import { loadProducts } from '../../data/catalogue/productList'
import { isDataSaverOn } from '../../browser/isDataSaverOn'

/** Prefetches the whole catalogue when the visitor is about to search or filter it. */
export function prefetchCatalogue(): void {
  // Ignore a failed prefetch: the search loads the catalogue again and reports the failure.
  if (!isDataSaverOn()) loadProducts().catch(() => undefined)
}
