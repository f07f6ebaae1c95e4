import { loadProducts } from '../../data/catalogue/productList'
import { isDataSaverOn } from '../../browser/isDataSaverOn'

/** Prefetches the whole catalogue when the visitor is about to search or filter it. */
export function prefetchCatalogue(): void {
  // The search itself loads it again and reports a failure.
  if (!isDataSaverOn()) loadProducts().catch(() => undefined)
}
