import type { ProductFilter } from '../../domain/productSearch'
import type { Suggestions } from './useSuggestions'

/** How many products the list shows, in a sentence that is seen and spoken. */
export function foundText(visible: number, found: number): string {
  const products = found === 1 ? 'product' : 'products'
  return visible < found ? `Showing ${visible} of ${found} ${products}` : `Showing ${found} ${products}`
}

/** That nothing was found, and what there is in its place. */
export function noneFoundText({ category }: ProductFilter, { offered, names }: Suggestions): string {
  const none = `No products by that name${category === 'All' ? '' : ` in ${category}`}.`
  if (names === 'coming') return `${none} Looking through other names…`
  if (offered.length === 0) return none
  return `${none} ${offered.length} similar${isElsewhere(category, offered) ? ' in other categories' : ''}`
}

/** Whether what is offered is of other categories than the chosen one: it is so for all or for none. */
export function isElsewhere(category: ProductFilter['category'], offered: Suggestions['offered']): boolean {
  return category !== 'All' && offered.some(({ product }) => product.category !== category)
}
