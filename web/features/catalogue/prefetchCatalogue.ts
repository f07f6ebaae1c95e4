import type { Catalogue } from '../../data/catalogue/createCatalogue'
import { loadSearchTerms } from '../../data/catalogue/searchTerms'
import { prefetch } from '../../browser/prefetch'

/** Prefetches the whole catalogue when the visitor is about to filter it. */
export function prefetchCatalogue({ loadProducts }: Catalogue): void {
  prefetch(loadProducts)
}

/** Prefetches what a search needs when the visitor is about to type one. */
export function prefetchSearch(catalogue: Catalogue): void {
  prefetch(catalogue.loadProducts)
  prefetch(() => loadSearchTerms(catalogue))
  prefetch(() => import('../../../domain/catalogue/search/searchProducts'))
}
