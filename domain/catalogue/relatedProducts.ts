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

/** The fields that decide which products are related. */
type ComparableProduct = Pick<
  Product,
  'id' | 'alsoKnownAs' | 'category' | 'description' | 'benefits' | 'grades'
>

/** Products of one category, with the same grades and uses: they are equally close to any other product. */
type ProductGroup<P> = Pick<Product, 'category' | 'grades'> & { uses: ReadonlySet<string>; products: P[] }

// How many related products a product page shows.
const relatedProductCount = 4

// A botanical name is a genus and a species, such as 'Moringa oleifera'; more words may follow.
const botanicalNamePattern = /^[A-Z][a-z]+ [a-z-]+(?= |$)/

/**
 * Returns a function that finds up to four products that go with a product: first those of the same plant, then those
 * of a shared grade with the most similar uses, then the others of its category. On a tie, its own category comes
 * first, then the products that follow it in the catalogue, so that not every page shows the catalogue's first ones.
 */
export function createRelatedProductFinder<P extends ComparableProduct>(
  products: readonly P[],
): (product: P) => P[] {
  const productsByPlant = groupByPlant(products)
  // Ranking groups instead of products keeps the build of a catalogue of 10,000 products fast.
  const groups = groupByProfile(products)
  return (product) => {
    const ofSamePlant = findPlants(product).flatMap((plant) => productsByPlant.get(plant) ?? [])
    const similar = rankGroups(product, groups).flatMap((group) =>
      startAfter(product, group.products).slice(0, relatedProductCount + 1),
    )
    const related = new Set([...ofSamePlant, ...similar])
    related.delete(product)
    return [...related].slice(0, relatedProductCount)
  }
}

function groupByPlant<P extends ComparableProduct>(products: readonly P[]): ReadonlyMap<string, P[]> {
  const groups = new Map<string, P[]>()
  for (const product of products)
    for (const plant of findPlants(product)) groups.set(plant, [...(groups.get(plant) ?? []), product])
  return groups
}

function findPlants({ alsoKnownAs }: ComparableProduct): string[] {
  return alsoKnownAs.flatMap((name) => botanicalNamePattern.exec(name) ?? [])
}

function groupByProfile<P extends ComparableProduct>(products: readonly P[]): ProductGroup<P>[] {
  const groups = new Map<string, ProductGroup<P>>()
  for (const product of products) {
    const { category, grades } = product
    const uses = findUses(product)
    const profile = JSON.stringify([category, grades, [...uses]])
    const group = groups.get(profile)
    if (group) group.products.push(product)
    else groups.set(profile, { category, grades, uses, products: [product] })
  }
  return [...groups.values()]
}

function rankGroups<P extends ComparableProduct>(
  product: P,
  groups: readonly ProductGroup<P>[],
): ProductGroup<P>[] {
  const uses = findUses(product)
  const ownIndex = groups.findIndex((group) => group.products.includes(product))
  return [...groups.slice(ownIndex), ...groups.slice(0, ownIndex)]
    .map((group) => ({
      group,
      useSimilarity: haveSharedEntry(product.grades, group.grades) ? getSimilarity(uses, group.uses) : 0,
      categoryMatch: product.category === group.category ? 1 : 0,
    }))
    .filter(({ useSimilarity, categoryMatch }) => useSimilarity + categoryMatch > 0)
    .sort((a, b) => b.useSimilarity - a.useSimilarity || b.categoryMatch - a.categoryMatch)
    .map(({ group }) => group)
}

/** The share of common uses among all uses of two: a product for everything is not close to every other one. */
function getSimilarity(uses: ReadonlySet<string>, otherUses: ReadonlySet<string>): number {
  const sharedCount = [...uses].filter((use) => otherUses.has(use)).length
  return sharedCount > 0 ? sharedCount / (uses.size + otherUses.size - sharedCount) : 0
}

function haveSharedEntry(first: readonly string[], second: readonly string[]): boolean {
  return first.some((entry) => second.includes(entry))
}

function startAfter<P extends ComparableProduct>(product: P, products: readonly P[]): P[] {
  const isAfter = ({ id }: P) => Number(id) > Number(product.id)
  return [...products.filter(isAfter), ...products.filter((other) => !isAfter(other))]
}

/** Finds the uses that a product's description and benefits name, such as 'hair' or 'soups'. */
function findUses({ description, benefits }: Pick<Product, 'description' | 'benefits'>): ReadonlySet<string> {
  const text = [description, ...Object.values(benefits)].join(' ')
  return new Set(usePatterns.flatMap(([use, pattern]) => (pattern.test(text) ? [use] : [])))
}
