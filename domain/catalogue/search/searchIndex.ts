import type { ProductSummary } from '../product'
import { getSearchWords } from '../splitSearchWords'
import { kindWords } from './queryWords'

export type SearchedProduct = Pick<ProductSummary, 'id' | 'name' | 'category' | 'grades'>

/** What a search compares beside the product list. */
export type SearchTerms = {
  /** The other names of products by product id: botanical, Yoruba, Hausa, Igbo and trade names. */
  otherNames: ReadonlyMap<string, readonly string[]>
  /** The ids of the products for a use such as 'hair', best suited first. */
  uses: ReadonlyMap<string, readonly string[]>
}

export type Occurrence<P> = {
  product: P
  kind: 'name' | 'otherName' | 'category' | 'use'
  text: string
  rank: number
}

export type IndexedWord<P> = {
  word: string
  /** How the word sounds, once a search has compared it. */
  sound?: string
  occurrences: Occurrence<P>[]
}

export type SearchIndex<P> = {
  /** Names and other names by their letters without spaces, and by initials such as 'pko'. */
  wholeNames: Map<string, Occurrence<P>[]>
  words: Map<string, IndexedWord<P>>
}

// Nobody joins the words of longer names.
const maxJoinedWords = 4

// A page stays responsive if the work pauses after each batch.
const batchSize = 250

/** Creates an index of the products' names, other names, categories and uses. Pauses from time to time. */
export async function createSearchIndex<P extends SearchedProduct>(
  products: readonly P[],
  { otherNames, uses }: SearchTerms,
  pause: () => Promise<void>,
): Promise<SearchIndex<P>> {
  const index: SearchIndex<P> = { wholeNames: new Map(), words: new Map() }
  for (const [position, product] of products.entries()) {
    if (position % batchSize === batchSize - 1) await pause()
    addProduct(index, product, otherNames.get(product.id) ?? [])
  }
  addUses(index, products, uses)
  return index
}

function addProduct<P extends SearchedProduct>(
  index: SearchIndex<P>,
  product: P,
  otherNames: readonly string[],
): void {
  addName(index, { product, kind: 'name', text: product.name, rank: 0 })
  addWords(index, { product, kind: 'category', text: product.category, rank: 0 })
  for (const text of otherNames) addName(index, { product, kind: 'otherName', text, rank: 0 })
}

/** Adds each use as one word, such as 'lipbalm': the words of a use alone say too little. */
function addUses<P extends SearchedProduct>(
  index: SearchIndex<P>,
  products: readonly P[],
  uses: SearchTerms['uses'],
): void {
  const productsById = new Map(products.map((product) => [product.id, product]))
  for (const [text, ids] of uses)
    for (const [rank, id] of ids.entries()) {
      const product = productsById.get(id)
      if (product) addWord(index, getSearchWords(text).join(''), { product, kind: 'use', text, rank })
    }
}

function addName<P>(index: SearchIndex<P>, occurrence: Occurrence<P>): void {
  const words = addWords(index, occurrence)
  append(index.wholeNames, words.join(''), occurrence)
  const hasInitials = words.length > 2 && kindWords.has(words[words.length - 1] ?? '')
  if (hasInitials) append(index.wholeNames, words.map((word) => word.slice(0, 1)).join(''), occurrence)
}

function addWords<P>(index: SearchIndex<P>, occurrence: Occurrence<P>): string[] {
  const words = getSearchWords(occurrence.text)
  for (const word of words) addWord(index, word, occurrence)
  for (const word of joinWords(words)) addWord(index, word, occurrence)
  return words
}

function addWord<P>({ words }: SearchIndex<P>, word: string, occurrence: Occurrence<P>): void {
  const indexed = words.get(word)
  if (indexed) indexed.occurrences.push(occurrence)
  else words.set(word, { word, occurrences: [occurrence] })
}

/** Joins each two words of a text, and all of them: 'Red Palm Oil' gives 'redpalm', 'redoil', 'palmoil' and 'redpalmoil'. */
function joinWords(words: readonly string[]): string[] {
  if (words.length < 2 || words.length > maxJoinedWords) return []
  const pairs = words.flatMap((first, index) => words.slice(index + 1).map((second) => first + second))
  return [...pairs, words.join('')]
}

function append<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const values = map.get(key)
  if (values) values.push(value)
  else map.set(key, [value])
}
