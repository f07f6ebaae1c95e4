import {
  type Category,
  categories,
  type Grade,
  grades,
  type ProductSummary,
  productFieldLimits,
} from './product'
import { toSearchKey } from './splitSearchWords'

/**
 * A filter of the product list; 'All' and an empty search match everything. Without `order`, products are in catalogue
 * order, and search results are sorted by relevance.
 */
export type ProductFilter = {
  category: Category | 'All'
  grade: Grade | 'All'
  search: string
  order?: 'name'
}

/** Returns the categories of a list of products, without duplicates, in the catalogue's order. */
export function getCategories(products: readonly Pick<ProductSummary, 'category'>[]): Category[] {
  const present = new Set(products.map((product) => product.category))
  return categories.filter((category) => present.has(category))
}

/** Finds the choice with the letters of a text: people type in lower case, and a dot after a link becomes a part of it. */
function findChoice<Choice extends string>(choices: readonly Choice[], text: string | null) {
  const toLetters = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '')
  return choices.find((choice) => toLetters(choice) === toLetters(text ?? ''))
}

/** Whether a product is of the chosen category and grade, whatever the search text. */
export function isInFilter(
  product: Pick<ProductSummary, 'category' | 'grades'>,
  { category, grade }: Omit<ProductFilter, 'search'>,
): boolean {
  return (
    (category === 'All' || product.category === category) &&
    (grade === 'All' || product.grades.includes(grade))
  )
}

/** Whether the filter has a text to search for. */
export function hasSearchText({ search }: Pick<ProductFilter, 'search'>): boolean {
  return search.trim() !== ''
}

/** Returns the products of the chosen category and grade whose name contains the search text, in the singular or as typed. */
export function filterProducts<P extends Pick<ProductSummary, 'name' | 'category' | 'grades'>>(
  products: readonly P[],
  filter: ProductFilter,
): P[] {
  const searchText = filter.search.trim().toLowerCase()
  const key = toSearchKey(searchText)
  const isNamed = (name: string) =>
    name.toLowerCase().includes(searchText) || (key !== '' && toSearchKey(name).includes(key))
  return products.filter((product) => isInFilter(product, filter) && isNamed(product.name))
}

/** Sorts hits by the names of their products if the filter asks for that. */
export function sortHits<Hit extends { product: Pick<ProductSummary, 'name'> }>(
  hits: readonly Hit[],
  { order }: Pick<ProductFilter, 'order'>,
): readonly Hit[] {
  return order === 'name'
    ? [...hits].sort((a, b) => a.product.name.localeCompare(b.product.name, 'en'))
    : hits
}

/** Shortens a search text to the longest product name, and removes control characters and lone surrogates. */
export function sanitizeSearchText(text: string): string {
  return text
    .replace(/\p{Cc}/gu, '')
    .slice(0, productFieldLimits.name)
    .replace(/\p{Cs}/gu, '')
}

/** Parses the product filter in a URL query such as `?category=Oil&grade=food&q=coco&sort=name`. */
export function parseFilterQuery(query: URLSearchParams): ProductFilter {
  return {
    category: findChoice(categories, query.get('category')) ?? 'All',
    grade: findChoice(grades, query.get('grade')) ?? 'All',
    search: sanitizeSearchText(query.get('q') ?? ''),
    ...(query.get('sort') === 'name' && { order: 'name' }),
  }
}

/** Formats a product filter as a URL query, and omits empty parts. */
export function formatFilterQuery({ category, grade, search, order }: ProductFilter): string {
  const query = new URLSearchParams()
  if (category !== 'All') query.set('category', category)
  if (grade !== 'All') query.set('grade', grade)
  if (search) query.set('q', search)
  if (order) query.set('sort', order)
  return query.size > 0 ? `?${query.toString()}` : ''
}
