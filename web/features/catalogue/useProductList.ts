import { useMemo } from 'react'
import { useCatalogue } from '../../data/ShopServices'
import { initialCardCount } from '../../../domain/catalogue/paging'
import { type ProductFilter, filterProducts, hasSearchText } from '../../../domain/catalogue/productSearch'
import type { Category, ProductSummary } from '../../../domain/catalogue/product'
import { importAgain } from '../../browser/importAgain'
import { importWithReload } from '../../browser/reloadOnStaleBuild'
import { useCachedFetch } from './useCachedFetch'

export type ProductList = {
  /** The products that match the filter. While the whole catalogue loads: none, or the first of an unfiltered list. */
  matches: readonly ProductSummary[]
  /** The number of products that match the filter. While the whole catalogue loads, the number of all products. */
  total: number
  /** All products of the catalogue, from which similar products are suggested. Empty if the catalogue is not loaded. */
  allProducts: readonly ProductSummary[]
  categories: readonly Category[]
  isLoading: boolean
}

const noProducts: readonly ProductSummary[] = []

type ProductListResult =
  { state: 'ready'; list: ProductList } | { state: 'loading' } | { state: 'failed'; retry: () => void }

/** Returns the products that match. The whole catalogue is loaded only for a search, a category, another order or more cards. */
export function useProductList(
  filter: ProductFilter,
  visibleCount: number,
  isTyping: boolean,
): ProductListResult {
  const { getCachedCatalogueFirstPage, loadCatalogueFirstPage, getCachedProducts, loadProducts } =
    useCatalogue()
  const isFiltered = filter.category !== 'All' || filter.grade !== 'All' || hasSearchText(filter)
  const isFirstPageShown = !isFiltered && filter.order === undefined
  const needsAllProducts = !isFirstPageShown || visibleCount > initialCardCount
  const firstPageState = useCachedFetch('first', getCachedCatalogueFirstPage(), () =>
    importWithReload(loadCatalogueFirstPage),
  )
  // Do not use importWithReload while the visitor types: it may reload the page, and a search text that is not in the
  // URL yet would be lost.
  const allProducts = useCachedFetch(
    `all ${isTyping}`,
    needsAllProducts ? getCachedProducts() : noProducts,
    () => (isTyping ? importAgain(loadProducts) : importWithReload(loadProducts)),
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
      list: {
        ...{ total, allProducts: noProducts, categories, isLoading: true },
        matches: isFirstPageShown ? products : noProducts,
      },
    }
  return {
    state: 'ready',
    list: { matches, total: matches.length, allProducts: loadedProducts, categories, isLoading: false },
  }
}
