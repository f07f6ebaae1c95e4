import { fillerWords, kindWords } from './queryWords'
import { keepCheapest, type SearchHit } from './searchHit'
import type { SearchedProduct, SearchIndex } from './searchIndex'

// A word of more products than this, or a shorter one, says too little by itself.
const maxProductsOfRareWord = 2
const minRareWordLength = 4
const minNameLength = 3

/** Finds products by a part of a search, for a brand or an unknown word beside a known one: 'dudu osun', 'miyan kuka'. */
export function findByParts<P extends SearchedProduct>(
  index: SearchIndex<P>,
  words: readonly string[],
): SearchHit<P>[] {
  const hits = findByRareWords(index, words)
  return hits.length > 0 ? hits : findByWholeNames(index, words)
}

/** The products of all rare words, if each word of the search is rare: no product has them all. */
function findByRareWords<P extends SearchedProduct>(
  index: SearchIndex<P>,
  words: readonly string[],
): SearchHit<P>[] {
  const found = new Map<string, SearchHit<P>>()
  for (const word of words.filter((each) => !fillerWords.has(each) && !kindWords.has(each))) {
    const occurrences = index.words.get(word)?.occurrences.filter(({ kind }) => kind !== 'use') ?? []
    const productCount = new Set(occurrences.map(({ product }) => product.id)).size
    const isRare =
      word.length >= minRareWordLength && productCount > 0 && productCount <= maxProductsOfRareWord
    if (!isRare) return []
    for (const occurrence of occurrences) keepCheapest(found, { occurrence, cost: 0 })
  }
  return [...found.values()]
}

/** The products of which a part of the search is the whole name. */
function findByWholeNames<P extends SearchedProduct>(
  index: SearchIndex<P>,
  words: readonly string[],
): SearchHit<P>[] {
  const found = new Map<string, SearchHit<P>>()
  for (const start of words.keys())
    for (let end = words.length; end > start; end -= 1) {
      const name = words.slice(start, end).join('')
      if (name.length < minNameLength) continue
      for (const occurrence of index.wholeNames.get(name) ?? []) keepCheapest(found, { occurrence, cost: 0 })
    }
  return [...found.values()]
}
