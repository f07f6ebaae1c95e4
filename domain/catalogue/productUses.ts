import type { Product } from './product'

// The words that name each use; each may have a plural s. Tea tree is no tea, and 'hair-thin' leaves are for no hair.
const wordsByUse = {
  hair: ['hair', 'curl', 'scalp', 'shampoo', 'beard'],
  soap: ['soap'],
  lips: ['lip', 'lipstick'],
  face: ['mask', 'face', 'cleanser', 'serum'],
  massage: ['massage'],
  baths: ['bath', 'body wash', 'foot soak', 'scrub'],
  creams: ['(?<!ice )cream', 'lotion', 'balm', 'body butter'],
  fragrance: ['candle', 'room spray', 'room scent'],
  tea: ['tea(?! tree)', 'hot drink', 'zobo'],
  drinks: ['smoothie', 'juice', 'kunu', 'milk', 'cold drink'],
  soups: ['soup', 'stew', 'broth', 'stock'],
  baking: ['baking', 'bake', 'bread', 'cake', 'icing'],
  rice: ['rice', 'jollof'],
  salads: ['salad', 'dressing'],
}

const usePatterns = Object.entries(wordsByUse).map(
  ([use, words]) => [use, new RegExp(`\\b(?:${words.join('|')})s?\\b(?!-)`, 'i')] as const,
)

/** Finds the uses that a product's description and benefits name, such as 'hair' or 'soups'. */
export function findUses({
  description,
  benefits,
}: Pick<Product, 'description' | 'benefits'>): ReadonlySet<string> {
  const text = [description, ...Object.values(benefits)].join(' ')
  return new Set(usePatterns.flatMap(([use, pattern]) => (pattern.test(text) ? [use] : [])))
}
