import { isInFilter, type ProductFilter } from '../productSearch'
import { findSuggestions, type ProductSuggestion } from './findSuggestions'
import type { Occurrence, SearchedProduct, SearchIndex } from './searchIndex'
import { getSearchWords, toSearchKey } from '../splitSearchWords'

export { createSearchIndex } from './searchIndex'

type ProductMatch<P> = { product: P; otherName?: string }

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

/**
 * Adds the products that are known by the searched word to those whose name contains it, and puts them first. Products
 * with the word in a longer other name are added only if no name has a word that begins with it.
 */
function findMatches<P extends SearchedProduct>(
  index: SearchIndex<P>,
  nameMatches: readonly P[],
  filter: ProductFilter,
): ProductMatch<P>[] {
  const words = getSearchWords(filter.search)
  const inFilter = (occurrences: readonly Occurrence<P>[]) =>
    occurrences.filter(({ product }) => isInFilter(product, filter))
  const exact = inFilter(index.wholeNames.get(words.join('')) ?? [])
  const needsWords =
    exact.length === 0 && !nameMatches.some(({ name }) => hasWordBeginning(name, filter.search))
  const known = needsWords ? inFilter(findOtherNamesWithWords(index, words)) : exact
  const matches = new Map<string, ProductMatch<P>>()
  for (const { product, kind, text } of known)
    if (!matches.has(product.id))
      matches.set(product.id, kind === 'otherName' ? { product, otherName: text } : { product })
  for (const product of nameMatches) if (!matches.has(product.id)) matches.set(product.id, { product })
  return [...matches.values()]
}

function hasWordBeginning(name: string, search: string): boolean {
  return ` ${toSearchKey(name)}`.includes(` ${toSearchKey(search)}`)
}

function findOtherNamesWithWords<P>(
  index: SearchIndex<P>,
  [firstWord = '', ...otherWords]: readonly string[],
): Occurrence<P>[] {
  const getOccurrences = (word: string) => index.words.get(word)?.occurrences ?? []
  return getOccurrences(firstWord).filter(
    (occurrence) =>
      occurrence.kind === 'otherName' &&
      otherWords.every((word) => getOccurrences(word).includes(occurrence)),
  )
}
