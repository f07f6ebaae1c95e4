import type { ProductFilter } from '../../domain/catalogue/productSearch'
import type { SuggestionResult } from './useNoResultsSuggestions'

/** The number of results, for the visible status message. */
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

/** Whether the suggestions are from other categories than the chosen one: either all are or none. */
export function areSuggestionsOutsideCategory(
  category: ProductFilter['category'],
  similarProducts: SuggestionResult['similarProducts'],
): boolean {
  return category !== 'All' && similarProducts.some(({ product }) => product.category !== category)
}
