import { type Category, isCategory, type ListedProduct, productLimits } from './product'

/** What the list is narrowed to; 'All' and an empty search narrow nothing. */
export type ProductFilter = { category: Category | 'All'; search: string }

/** The categories that the catalogue has, each once, in the order in which it first names them. */
export function categoriesOf(products: readonly Pick<ListedProduct, 'category'>[]): Category[] {
  return [...new Set(products.map((product) => product.category))]
}

/** The category that a text from outside names; anything else means all of them. */
export function categoryNamed(text: string | null): Category | 'All' {
  return text !== null && isCategory(text) ? text : 'All'
}

/** The products of the category whose name holds the search text, capitals or not. */
export function matchingProducts<P extends Pick<ListedProduct, 'name' | 'category'>>(
  products: readonly P[],
  { category, search }: ProductFilter,
): P[] {
  const wanted = search.trim().toLowerCase()
  return products.filter(
    (product) =>
      (category === 'All' || product.category === category) && product.name.toLowerCase().includes(wanted),
  )
}

/** As much of a search as a name may have, without what no name has: control characters and broken halves of signs. */
export function searchFrom(text: string): string {
  return text
    .replace(/\p{Cc}/gu, '')
    .slice(0, productLimits.name)
    .replace(/\p{Cs}/gu, '')
}

/** The filter that an address asks for, such as `?category=Oil&q=coco`. */
export function filterFromQuery(query: URLSearchParams): ProductFilter {
  return { category: categoryNamed(query.get('category')), search: searchFrom(query.get('q') ?? '') }
}

/** The address's part for a filter; what narrows nothing is left out. */
export function filterToQuery({ category, search }: ProductFilter): string {
  const query = new URLSearchParams()
  if (category !== 'All') query.set('category', category)
  if (search) query.set('q', search)
  return query.size > 0 ? `?${query.toString()}` : ''
}
