import { categories, type ProductSummary } from './product'
import type { ProductFilter } from './productSearch'
import { countTypos } from './spelling'
import { splitSearchWords } from './splitSearchWords'

/** A product suggested for a search without results; `alsoKnownAs` is the alternative name that matched, if any. */
export type ProductSuggestion<P> = { product: P; alsoKnownAs?: string }

type NamedProduct = Pick<ProductSummary, 'id' | 'name' | 'category'>
type IndexedName = { words: readonly string[]; text?: string }

/** The words of all product names and alternative names, split once so that each search is quick. */
export type ProductNameIndex<P> = readonly { product: P; names: readonly IndexedName[] }[]

const maxSuggestions = 12

/** Creates a search index of the products' names and of their alternative names, which are given by product id. */
export function createNameIndex<P extends NamedProduct>(
  products: readonly P[],
  otherNames: ReadonlyMap<string, readonly string[]> = new Map(),
): ProductNameIndex<P> {
  return products.map((product) => ({
    product,
    names: [
      { words: addJoinedWord(splitSearchWords(product.name)) },
      ...(otherNames.get(product.id) ?? []).map((text) => ({
        words: addJoinedWord(splitSearchWords(text)),
        text,
      })),
    ],
  }))
}

/** Suggests similar products, nearest first; other categories only if nearer than all of the chosen category. */
export function findSuggestions<P extends NamedProduct>(
  index: ProductNameIndex<P>,
  { category, search }: Pick<ProductFilter, 'category' | 'search'>,
): ProductSuggestion<P>[] {
  const searchVariants = getSearchVariants(search)
  const matches = index.flatMap((entry) => findBestMatch(entry, searchVariants))
  const isInCategory = ({ product }: SuggestionMatch<P>) =>
    category === 'All' || product.category === category
  const categoryMatches = filterNearest(matches.filter(isInCategory))
  const otherMatches = filterNearest(matches.filter((match) => !isInCategory(match)))
  const nearestMatches =
    getBestDistance(categoryMatches) <= getBestDistance(otherMatches) ? categoryMatches : otherMatches
  return nearestMatches.slice(0, maxSuggestions).map(({ product, text }) => ({
    product,
    ...(text !== undefined && { alsoKnownAs: text }),
  }))
}

type SearchVariant = { words: readonly string[]; penalty: number }
type SuggestionMatch<P> = { product: P; text?: string | undefined; distance: number }

/** The variants of a search to try: all its words, the words joined, and the words without category names. */
function getSearchVariants(search: string): SearchVariant[] {
  const words = splitSearchWords(search)
  if (words.join('').length < 2) return []
  const specificWords = words.filter((word) => !categoryWords.has(word))
  const isShorter = specificWords.length > 0 && specificWords.length < words.length
  return [
    { words, penalty: 0 },
    ...(words.length > 1 ? [{ words: [words.join('')], penalty: 0 }] : []),
    ...(isShorter ? [{ words: specificWords, penalty: 1 }] : []),
  ]
}

const categoryWords = new Set(
  categories.flatMap((category) => splitSearchWords(category)).flatMap(getSingularAndPlural),
)

function getSingularAndPlural(word: string): string[] {
  const singular = word.replace(/s$/, '')
  return [singular, `${singular}s`]
}

function findBestMatch<P>(
  { product, names }: ProductNameIndex<P>[number],
  searchVariants: readonly SearchVariant[],
): SuggestionMatch<P>[] {
  const matches = names.flatMap(({ words, text }) =>
    searchVariants.flatMap((searchVariant) => {
      const distance = getNameDistance(searchVariant, words, text !== undefined)
      return distance === undefined ? [] : [{ product, text, distance }]
    }),
  )
  return matches.sort(compareDistance).slice(0, 1)
}

/** The edit distance from a search to a name; undefined unless each search word matches a word of the name. */
function getNameDistance({ words, penalty }: SearchVariant, name: readonly string[], isOtherName: boolean) {
  let distance = penalty
  for (const inputWord of words) {
    const typoCounts = name.map((word) => getTypoCount(inputWord, word, isOtherName))
    const minTypos = Math.min(...typoCounts)
    if (minTypos === Infinity) return undefined
    distance += minTypos
  }
  return distance
}

/** Counts typos, with stricter limits for alternative names: short words of two languages are often similar. */
function getTypoCount(inputWord: string, word: string, isOtherName: boolean): number {
  const typoCount = countTypos(inputWord, word) ?? Infinity
  if (typoCount === 0 || !isOtherName) return typoCount
  const isAlike =
    word.startsWith(inputWord.slice(0, 1)) && Math.min(inputWord.length, word.length) >= 2 + 3 * typoCount
  return isAlike ? typoCount : Infinity
}

/** Returns only the exact matches if there are any; otherwise the nearest matches and those with one more typo. */
function filterNearest<P>(matches: readonly SuggestionMatch<P>[]): SuggestionMatch<P>[] {
  const minDistance = Math.min(...matches.map(({ distance }) => distance))
  return matches
    .filter(({ distance }) => distance <= (minDistance > 0 ? minDistance + 1 : 0))
    .sort(compareDistance)
}

function getBestDistance(matches: readonly SuggestionMatch<unknown>[]): number {
  return matches[0]?.distance ?? Infinity
}

function compareDistance(a: { distance: number }, b: { distance: number }): number {
  return a.distance - b.distance
}

/** Adds all words joined to one word, so that the search 'blackseed' finds 'Black Seed'. */
function addJoinedWord(words: readonly string[]): string[] {
  return words.length > 1 ? [...words, words.join('')] : [...words]
}
