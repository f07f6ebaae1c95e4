import { groupBy } from '../groupBy'

/** Adds each item's similarity to the item at `index`, from 0 to the weight, to that item's entry in `scores`. */
type AddSimilarity = (scores: Float64Array, index: number) => void

// A word that most products share, such as 'with' or 'keeps', says nothing about one of them.
const greatestShareOfTerm = 1 / 4

/**
 * Compares items by the cosine of the TF-IDF weights of their terms: two are the more similar, the more of their terms
 * they share, and the fewer other items have these. The index of terms keeps 10,000 items affordable, because only
 * items that share a term are compared.
 */
export function createTermSimilarity(
  weight: number,
  termsByItem: readonly (readonly string[])[],
): AddSimilarity {
  const terms = weighTerms(termsByItem)
  const termsByIndex: WeightedTerm[][] = termsByItem.map(() => [])
  for (const term of terms) for (const index of term.indexes) termsByIndex[index]?.push(term)
  const lengths = termsByIndex.map((found) => Math.sqrt(found.reduce((sum, term) => sum + term.square, 0)))
  return (scores, index) => {
    for (const { indexes, square } of termsByIndex[index] ?? []) {
      const share = (weight * square) / (lengths[index] ?? 1)
      for (const other of indexes) scores[other] = (scores[other] ?? 0) + share / (lengths[other] ?? 1)
    }
  }
}

/** A term: the indexes of the items that have it, and the square of its weight in each of them. */
type WeightedTerm = { indexes: readonly number[]; square: number }

function weighTerms(termsByItem: readonly (readonly string[])[]): WeightedTerm[] {
  const itemCount = termsByItem.length
  const greatestCount = Math.max(2, itemCount * greatestShareOfTerm)
  return [...indexByTerm(termsByItem).values()]
    .filter(({ length }) => length <= greatestCount)
    .map((indexes) => ({ indexes, square: Math.log(1 + itemCount / indexes.length) ** 2 }))
}

/** Returns for each term the indexes of the items that have it, in their order. */
export function indexByTerm(termsByItem: readonly (readonly string[])[]): ReadonlyMap<string, number[]> {
  const entries = termsByItem.flatMap((terms, index) => [...new Set(terms)].map((term) => ({ term, index })))
  const entriesByTerm = groupBy(entries, ({ term }) => term)
  return new Map([...entriesByTerm].map(([term, found]) => [term, found.map(({ index }) => index)]))
}
