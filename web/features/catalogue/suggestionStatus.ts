import { isInFilter, type ProductFilter } from '../../../domain/catalogue/productSearch'
import { productsMessages } from '../../../domain/messages/products'
import type { Search } from './useSearch'

export function formatSuggestionStatus(filter: ProductFilter, { suggestions }: Search): string {
  return suggestions.length === 0
    ? productsMessages.formatNoResults(filter)
    : productsMessages.formatSuggestionCount(
        filter,
        suggestions.length,
        areOutsideFilter(filter, suggestions),
      )
}

/** Whether the suggested products are outside the filter. The suggestions never mix products inside and outside. */
export function areOutsideFilter(filter: ProductFilter, suggestions: Search['suggestions']): boolean {
  return suggestions.some(({ product }) => !isInFilter(product, filter))
}
