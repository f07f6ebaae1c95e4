import type { Grade, Product } from './product'
import { splitSearchWords } from './splitSearchWords'
import { createTermSimilarity, indexByTerm } from './termSimilarity'

/** The fields that decide which products are related. */
type ComparableProduct = Pick<
  Product,
  'id' | 'name' | 'alsoKnownAs' | 'category' | 'description' | 'benefits' | 'grades'
>

/** The ids of products that go together, such as the spices for pepper soup. The shop decides which do. */
export type Shelf = readonly string[]

// How many related products a product page shows.
const relatedProductCount = 4

// A botanical name is a genus and a species, such as 'Moringa oleifera'; more words may follow.
const botanicalNamePattern = /^[A-Z][a-z]+ [a-z-]+(?= |$)/

/**
 * What each signal adds to the score of two products that are the same to it. Shelves are the shop's own decision. The
 * text says what a product is used for, also if it is on no shelf yet. Name, category and grades say what kind of thing
 * it is, such as an essential oil, a spice, or food.
 */
const weights = { shelves: 1, text: 2, name: 0.5, category: 0.2, grades: 0.1 }

const shortestWord = 3

/**
 * Returns a function that finds up to four products that go with a product: first those of the same plant, then those
 * of a shared grade with the greatest scores. On a tie, the products that follow it in the catalogue come first, so that
 * not every page shows the catalogue's first ones. A shelf may name products that are not in the catalogue.
 */
export function createRelatedProductFinder<P extends ComparableProduct>(
  products: readonly P[],
  shelves: readonly Shelf[],
): (product: P) => P[] {
  const indexesByPlant = indexByTerm(products.map(findPlants))
  const findSimilar = createSimilarProductFinder(products, shelves)
  return (product) => {
    const index = products.indexOf(product)
    const ofSamePlant = findPlants(product).flatMap((plant) => indexesByPlant.get(plant) ?? [])
    const related = new Set([...ofSamePlant, ...findSimilar(product, index)])
    related.delete(index)
    return [...related].slice(0, relatedProductCount).flatMap((other) => products[other] ?? [])
  }
}

function findPlants({ alsoKnownAs }: ComparableProduct): string[] {
  return alsoKnownAs.flatMap((name) => botanicalNamePattern.exec(name) ?? [])
}

/** Returns a function that finds the indexes of the products most similar to the one at an index, the best first. */
function createSimilarProductFinder(
  products: readonly ComparableProduct[],
  shelves: readonly Shelf[],
): (product: ComparableProduct, index: number) => number[] {
  const signals = createSignals(products, shelves)
  return ({ grades }, index) => {
    const scores = new Float64Array(products.length)
    for (const addSimilarity of signals) addSimilarity(scores, index)
    let best: Candidate[] = []
    // Candidates are tried from the next product on: of equal ones, the first stays ahead.
    for (let step = 1; step < products.length; step++) {
      const other = (index + step) % products.length
      const score = scores[other] ?? 0
      const toBeat = best[relatedProductCount - 1]?.score ?? weights.grades
      // With 10,000 products, nearly all stop here: not even the same grades would make them one of the best.
      if (score + weights.grades <= toBeat) continue
      const gradeScore = scoreGrades(grades, products[other]?.grades ?? [])
      if (gradeScore !== undefined) best = addCandidate(best, { index: other, score: score + gradeScore })
    }
    return best.map((candidate) => candidate.index)
  }
}

function createSignals(products: readonly ComparableProduct[], shelves: readonly Shelf[]) {
  const shelvesById = indexByTerm(shelves)
  const compare = (weight: number, listTerms: (product: ComparableProduct) => string[]) =>
    createTermSimilarity(weight, products.map(listTerms))
  return [
    compare(weights.shelves, ({ id }) => (shelvesById.get(id) ?? []).map(String)),
    compare(weights.text, ({ description, benefits }) =>
      [description, ...Object.values(benefits)].flatMap(listWords),
    ),
    compare(weights.name, ({ name }) => listWords(name)),
    compare(weights.category, ({ category }) => [category]),
  ]
}

function listWords(text: string): string[] {
  return splitSearchWords(text).filter(({ length }) => length >= shortestWord)
}

/** Scores what two products are good for; undefined if they share no grade. */
function scoreGrades(grades: readonly Grade[], others: readonly Grade[]): number | undefined {
  const sharedCount = grades.filter((grade) => others.includes(grade)).length
  if (sharedCount === 0) return undefined
  return sharedCount === grades.length && sharedCount === others.length ? weights.grades : 0
}

type Candidate = { index: number; score: number }

function addCandidate(best: readonly Candidate[], candidate: Candidate): Candidate[] {
  return [...best, candidate].sort((a, b) => b.score - a.score).slice(0, relatedProductCount)
}
