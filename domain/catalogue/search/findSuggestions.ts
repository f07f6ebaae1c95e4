import { isInFilter, type ProductFilter } from '../productSearch'
import { findByParts } from './findByParts'
import { keepCheapest, type SearchHit } from './searchHit'
import type { SearchedProduct, SearchIndex } from './searchIndex'
import { getQueryVariants } from './queryVariants'
import { getQueryWords } from './queryWords'
import { toSound } from './searchWords'
import { compareSpelling, getWordCost } from './wordCost'

/** A product suggested for a search without matches, with the other name that resembles the search, if any. */
export type ProductSuggestion<P> = { product: P; otherName?: string; isByUse: boolean }

type HitsById<P> = ReadonlyMap<string, SearchHit<P>>

const maxSuggestions = 12
// How much further from the search than the nearest suggestion the others may be.
const maxExtraCost = 0.5

/** Suggests similar products, nearest first; products outside the filter only if nearer than all within it. */
export function findSuggestions<P extends SearchedProduct>(
  index: SearchIndex<P>,
  filter: ProductFilter,
): ProductSuggestion<P>[] {
  const words = getQueryWords(filter.search)
  if (words.join('').length < 2) return []
  const similar = findSimilar(index, words)
  const hits = similar.length > 0 ? similar : findByParts(index, words)
  const inside = keepNearest(hits.filter(({ occurrence }) => isInFilter(occurrence.product, filter)))
  const outside = keepNearest(hits.filter(({ occurrence }) => !isInFilter(occurrence.product, filter)))
  const nearest = getLowestCost(inside) <= getLowestCost(outside) ? inside : outside
  return nearest.slice(0, maxSuggestions).map(({ occurrence: { product, kind, text } }) => ({
    product,
    ...(kind === 'otherName' && { otherName: text }),
    isByUse: kind === 'use' || kind === 'category',
  }))
}

function findSimilar<P extends SearchedProduct>(
  index: SearchIndex<P>,
  queryWords: readonly string[],
): SearchHit<P>[] {
  const found = new Map<string, SearchHit<P>>()
  const findCached = cacheByWord((word, isLast) => findWord(index, word, isLast))
  for (const { words, cost } of getQueryVariants(queryWords)) {
    const hitsOfWords: HitsById<P>[] = []
    for (const [position, word] of words.entries()) {
      const hits = findCached(word, position === words.length - 1)
      hitsOfWords.push(hits)
      // The other words, which may take longer, need no search.
      if (hits.size === 0) break
    }
    for (const hit of intersectHits(hitsOfWords)) keepCheapest(found, { ...hit, cost: hit.cost + cost })
  }
  return [...found.values()]
}

type WordSearch<P> = (word: string, isLast: boolean) => HitsById<P>

/** Searches each word once: the variants of a search have many words in common. */
function cacheByWord<P>(find: WordSearch<P>): WordSearch<P> {
  const cache = new Map<string, HitsById<P>>()
  return (word, isLast) => {
    const key = `${word} ${isLast}`
    const hits = cache.get(key) ?? find(word, isLast)
    cache.set(key, hits)
    return hits
  }
}

/** The products that have a word similar to `word`, by product id. */
function findWord<P extends SearchedProduct>(
  index: SearchIndex<P>,
  word: string,
  isLast: boolean,
): HitsById<P> {
  const found = new Map<string, SearchHit<P>>()
  const query = { word, sound: toSound(word), isLast }
  for (const indexedWord of index.words.values()) {
    const spelling = compareSpelling(query, indexedWord)
    if (!spelling) continue
    for (const occurrence of indexedWord.occurrences) {
      const cost = getWordCost(query, indexedWord, spelling, occurrence)
      if (cost !== undefined) keepCheapest(found, { occurrence, cost })
    }
  }
  return found
}

/** The products that all words hit. If a word is not in the product's own name, the hit names the text that has it. */
function intersectHits<P extends SearchedProduct>([
  firstHits,
  ...otherHits
]: readonly HitsById<P>[]): SearchHit<P>[] {
  return [...(firstHits ?? [])].flatMap(([id, first]) => {
    const others = otherHits.flatMap((hits) => hits.get(id) ?? [])
    if (others.length < otherHits.length) return []
    const all = [first, ...others]
    const { occurrence } = all.find((hit) => hit.occurrence.kind !== 'name') ?? first
    return [{ occurrence, cost: all.reduce((sum, hit) => sum + hit.cost, 0) }]
  })
}

function keepNearest<P>(hits: readonly SearchHit<P>[]): SearchHit<P>[] {
  const sorted = [...hits].sort((a, b) => a.cost - b.cost)
  return sorted.filter(({ cost }) => cost <= getLowestCost(sorted) + maxExtraCost)
}

function getLowestCost(hits: readonly SearchHit<unknown>[]): number {
  return hits[0]?.cost ?? Infinity
}
