import type { ProductFilter } from '../productSearch'
import { findMatches, type ProductMatch } from './findMatches'
import { findSuggestions, type ProductSuggestion } from './findSuggestions'
import type { SearchedProduct, SearchIndex } from './searchIndex'

export { createSearchIndex } from './searchIndex'

/** The products that a search finds, or products to suggest if there are none. */
export type SearchResult<P> = {
  matches: readonly ProductMatch<P>[]
  suggestions: readonly ProductSuggestion<P>[]
}

/** Searches the names, other names and uses of products. `nameMatches` are the products whose name has the search text. */
export function searchProducts<P extends SearchedProduct>(
  index: SearchIndex<P>,
  nameMatches: readonly P[],
  filter: ProductFilter,
): SearchResult<P> {
  const matches = findMatches(index, nameMatches, filter)
  return { matches, suggestions: matches.length > 0 ? [] : findSuggestions(index, filter) }
}
