import { categories } from '../product'
import { getSearchWords } from '../splitSearchWords'
import { fillerWords, kindWords } from './queryWords'

type QueryVariant = { words: readonly string[]; cost: number }

/**
 * The ways to read a search: its words, neighbouring words joined ('pepper mint'), a joined kind split off
 * ('neempowder'), and the words without those that do not name a product.
 */
export function getQueryVariants(words: readonly string[]): QueryVariant[] {
  const named = words.filter((word) => !fillerWords.has(word))
  const specific = named.filter((word) => !kindWords.has(word))
  const variants = [
    { words, cost: 0 },
    ...joinNeighbours(words).map((joined) => ({ words: joined, cost: 0 })),
    { words: words.map((word) => word.replace(kindEnding, '$1')), cost: 0.3 },
    { words: named, cost: 0.3 },
    { words: specific, cost: 1 },
  ]
  const isNew = (variant: QueryVariant) => variant.cost === 0 || variant.words.join() !== words.join()
  return variants.filter((variant) => variant.words.length > 0 && isNew(variant))
}

const kindEnding = new RegExp(`^(..+?)(?:${[...categories.flatMap(getSearchWords), 'leaf'].join('|')})$`)

/** Joins each two neighbouring words, and all words. */
function joinNeighbours(words: readonly string[]): string[][] {
  const pairs = words
    .slice(1)
    .map((word, index) => [
      ...words.slice(0, index),
      `${words[index] ?? ''}${word}`,
      ...words.slice(index + 2),
    ])
  return words.length > 2 ? [...pairs, [words.join('')]] : pairs
}
