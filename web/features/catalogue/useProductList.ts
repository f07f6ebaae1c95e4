import { useMemo } from 'react'
import {
  getCachedCatalogueFirstPage,
  loadCatalogueFirstPage,
  loadProducts,
  getCachedProducts,
} from '../../data/catalogue/productList'
import { initialCardCount } from '../../domain/catalogue/paging'
import { type ProductFilter, filterProducts } from '../../domain/catalogue/productSearch'
import type { Category, ProductSummary } from '../../domain/catalogue/product'
import { importWithReload } from '../../browser/reloadOnStaleBuild'
import { useCachedFetch } from './useCachedFetch'

export type ProductList = {
  /** The filter's matches, or the first cards while the catalogue loads. */
  matches: readonly ProductSummary[]
  /** The number of matches, where it is known. */
  total: number
  /** All products, for suggestions. */
  allProducts: readonly ProductSummary[]
  categories: readonly Category[]
  isLoading: boolean
}

const noProducts: readonly ProductSummary[] = []

type ProductListResult =
  { state: 'ready'; list: ProductList } | { state: 'loading' } | { state: 'failed'; retry: () => void }

/**
 * The products that match a filter. The page contains the first cards; the whole catalogue is loaded for a search,
 * a filter or more cards.
 */
export function useProductList(
  filter: ProductFilter,
  visibleCount: number,
  isTyping: boolean,
): ProductListResult {
  const isFiltered = filter.category !== 'All' || filter.search.trim() !== ''
  const needsAllProducts = isFiltered || visibleCount > initialCardCount
  const firstPageState = useCachedFetch('first', getCachedCatalogueFirstPage(), () =>
    importWithReload(loadCatalogueFirstPage),
  )
  // importWithReload may reload the page, which would lose a search that is not in the URL yet.
  const allProducts = useCachedFetch(
    `all ${isTyping}`,
    needsAllProducts ? getCachedProducts() : noProducts,
    () => (isTyping ? loadProducts() : importWithReload(loadProducts)),
  )
  const loadedProducts = allProducts.state === 'ready' ? allProducts.value : noProducts
  const matches = useMemo(() => filterProducts(loadedProducts, filter), [loadedProducts, filter])
  if (firstPageState.state !== 'ready') return firstPageState
  if (allProducts.state === 'failed') return allProducts
  const { products, categories, total } = firstPageState.value
  if (!needsAllProducts)
    return {
      state: 'ready',
      list: { matches: products, total, allProducts: noProducts, categories, isLoading: false },
    }
  if (allProducts.state === 'loading')
    return {
      state: 'ready',
      list: { matches: products, total, allProducts: noProducts, categories, isLoading: true },
    }
  return {
    state: 'ready',
    list: { matches, total: matches.length, allProducts: loadedProducts, categories, isLoading: false },
  }
}
