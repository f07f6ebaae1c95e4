import { categories, type ListedProduct } from './product'
import type { ProductFilter } from './productSearch'
import { slipsBetween, wordsOf } from './spelling'

/** A product offered in place of what was searched for; without an other name, its own name is the similar one. */
export type Suggestion<P> = { product: P; alsoKnownAs?: string }

type Named = Pick<ListedProduct, 'id' | 'name' | 'category'>
type Name = { words: readonly string[]; text?: string }

/** The catalogue's names, taken apart once, so that each search is quick. */
export type NameIndex<P> = readonly { product: P; names: readonly Name[] }[]

const mostSuggestions = 12

/** Takes the names of the products apart, and their other names where these are known, by id. */
export function nameIndex<P extends Named>(
  products: readonly P[],
  otherNames: ReadonlyMap<string, readonly string[]> = new Map(),
): NameIndex<P> {
  return products.map((product) => ({
    product,
    names: [
      { words: withJoined(wordsOf(product.name)) },
      ...(otherNames.get(product.id) ?? []).map((text) => ({ words: withJoined(wordsOf(text)), text })),
    ],
  }))
}

/**
 * What to offer where no name matches: products with another name like the search, or a name of near spelling, the
 * nearest first. Products of other categories come in only when the chosen one has none, or none so near.
 */
export function suggestionsFor<P extends Named>(
  index: NameIndex<P>,
  { category, search }: ProductFilter,
): Suggestion<P>[] {
  const asked = questionsOf(search)
  const found = index.flatMap((entry) => bestOf(entry, asked))
  const isInside = ({ product }: Found<P>) => category === 'All' || product.category === category
  const inside = nearest(found.filter(isInside))
  const outside = nearest(found.filter((one) => !isInside(one)))
  const chosen = farOf(inside) <= farOf(outside) ? inside : outside
  return chosen.slice(0, mostSuggestions).map(({ product, text }) => ({
    product,
    ...(text !== undefined && { alsoKnownAs: text }),
  }))
}

type Question = { words: readonly string[]; handicap: number }
type Found<P> = { product: P; text?: string | undefined; far: number }

/** The ways to read a search: all its words; written as one; without the words that only name a category. */
function questionsOf(search: string): Question[] {
  const words = wordsOf(search)
  if (words.join('').length < 2) return []
  const telling = words.filter((word) => !kinds.has(word))
  const isShorter = telling.length > 0 && telling.length < words.length
  return [
    { words, handicap: 0 },
    ...(words.length > 1 ? [{ words: [words.join('')], handicap: 0 }] : []),
    ...(isShorter ? [{ words: telling, handicap: 1 }] : []),
  ]
}

const kinds = new Set(categories.flatMap((category) => wordsOf(category)).flatMap(oneAndMany))

function oneAndMany(word: string): string[] {
  const one = word.replace(/s$/, '')
  return [one, `${one}s`]
}

function bestOf<P>({ product, names }: NameIndex<P>[number], asked: readonly Question[]): Found<P>[] {
  const found = names.flatMap(({ words, text }) =>
    asked.flatMap((question) => {
      const far = farBetween(question, words, text !== undefined)
      return far === undefined ? [] : [{ product, text, far }]
    }),
  )
  return found.sort(byNearness).slice(0, 1)
}

/** How far a name is from the question: every word that was typed must find its own. */
function farBetween({ words, handicap }: Question, name: readonly string[], isOther: boolean) {
  let far = handicap
  for (const typed of words) {
    const slips = name.map((word) => slipsIn(typed, word, isOther))
    const fewest = Math.min(...slips)
    if (fewest === Infinity) return undefined
    far += fewest
  }
  return far
}

/**
 * Other names are of many languages, and words of different ones are often alike by chance: there a slip counts as one
 * only in long words that begin alike, and a second only in very long ones.
 */
function slipsIn(typed: string, word: string, isOther: boolean): number {
  const slips = slipsBetween(typed, word) ?? Infinity
  if (slips === 0 || !isOther) return slips
  const isAlike = word.startsWith(typed.slice(0, 1)) && Math.min(typed.length, word.length) >= 2 + 3 * slips
  return isAlike ? slips : Infinity
}

/** Where something fits to the letter, only that; else also what is one slip further away. */
function nearest<P>(found: readonly Found<P>[]): Found<P>[] {
  const best = Math.min(...found.map(({ far }) => far))
  return found.filter(({ far }) => far <= (best > 0 ? best + 1 : 0)).sort(byNearness)
}

function farOf(found: readonly Found<unknown>[]): number {
  return found[0]?.far ?? Infinity
}

function byNearness(one: { far: number }, other: { far: number }): number {
  return one.far - other.far
}

/** 'Black Seed' is also found as 'blackseed'. */
function withJoined(words: readonly string[]): string[] {
  return words.length > 1 ? [...words, words.join('')] : [...words]
}
