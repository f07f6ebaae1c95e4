import type { ProductFilter } from '../../domain/catalogue/productSearch'
import type { SuggestionResult } from './useNoResultsSuggestions'

/** The status message with the number of search results, such as "Showing 16 of 120 products". */
export function formatResultCount(visible: number, total: number): string {
  const products = total === 1 ? 'product' : 'products'
  return visible < total ? `Showing ${visible} of ${total} ${products}` : `Showing ${total} ${products}`
}

/** The status message for a search without results. */
export function formatNoResults(
  { category }: ProductFilter,
  { similarProducts, alternativeNamesStatus }: SuggestionResult,
): string {
  const noResults = `No products by that name${category === 'All' ? '' : ` in ${category}`}.`
  if (alternativeNamesStatus === 'loading') return `${noResults} Looking through other names…`
  if (similarProducts.length === 0) return noResults
  return `${noResults} ${similarProducts.length} similar${areSuggestionsOutsideCategory(category, similarProducts) ? ' in other categories' : ''}`
}

/**
 * Whether the suggested products are from other categories than the selected one. The suggestions never mix products of
 * the selected category with products of others.
 */
export function areSuggestionsOutsideCategory(
  category: ProductFilter['category'],
  similarProducts: SuggestionResult['similarProducts'],
): boolean {
  return category !== 'All' && similarProducts.some(({ product }) => product.category !== category)
}
