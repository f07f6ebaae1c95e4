import { loadProducts } from '../../data/catalogue/productList'
import { loadSearchTerms } from '../../data/catalogue/searchTerms'
import { isDataSaverOn } from '../../browser/isDataSaverOn'

/** Prefetches the whole catalogue when the visitor is about to filter it. */
export function prefetchCatalogue(): void {
  prefetch(loadProducts)
}

/** Prefetches what a search needs when the visitor is about to type one. */
export function prefetchSearch(): void {
  prefetch(loadProducts)
  prefetch(loadSearchTerms)
  prefetch(() => import('../../../domain/catalogue/search/searchProducts'))
}

// A failed prefetch is ignored: the search loads the file again and reports the failure.
function prefetch(load: () => Promise<unknown>): void {
  if (!isDataSaverOn()) load().catch(() => undefined)
}
