/** Adds to the score of each other item how similar it is to the item at an index: from 0 to `weight`. */
export type AddSimilarity = (scores: Float64Array, index: number) => void

// Most products share words such as 'with' or 'keeps', which tell nothing about one of them.
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
  const indexes = new Map<string, number[]>()
  for (const [index, terms] of termsByItem.entries())
    for (const term of new Set(terms)) {
      const found = indexes.get(term)
      if (found) found.push(index)
      else indexes.set(term, [index])
    }
  return indexes
}
