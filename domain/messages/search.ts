import type { Grade } from '../catalogue/product'
import type { ProductFilter } from '../catalogue/productSearch'

/** The status while the product list loads. */
export const searchingProducts = 'Looking through all products…'

/** The notice when the botanical and local names do not load. */
export const searchTermsMissing =
  "We couldn't load botanical and local names just now, so we searched our product names only. Search again to retry."

/** Why a product is shown that was not found by its name. */
export const similarName = 'similar name'
export const relatedUse = 'related use'
export const didYouMean = 'Did you mean'
export const relatedProducts = 'These may be what you need'

const gradeNames: Readonly<Record<Grade, string>> = { skin: 'skin care grade', food: 'food grade' }

/** The number of products found, such as 'Showing 16 of 120 products'. */
export function formatResultCount(visible: number, total: number): string {
  return visible < total ? `Showing ${visible} of ${countProducts(total)}` : `Showing ${countProducts(total)}`
}

/** The status of a search without results, such as 'No products by that name in Oil.' */
export function formatNoResults(filter: ProductFilter): string {
  const narrowed = formatNarrowing(filter)
  const nothing = filter.search.trim() === '' ? 'No products' : 'No products by that name'
  return narrowed === '' ? `${nothing}.` : `${nothing} in ${narrowed}.`
}

/** The status of a search without results while other names and uses load. */
export function formatSearchingOtherNames(filter: ProductFilter): string {
  return `${formatNoResults(filter)} Checking other names…`
}

/** The status of a search with suggestions, such as 'No products by that name. Showing 2 similar products.' */
export function formatSuggestionCount(
  filter: ProductFilter,
  count: number,
  isOutsideFilter: boolean,
): string {
  const similar = `${count} similar ${count === 1 ? 'product' : 'products'}`
  return `${formatNoResults(filter)} Showing ${similar}${isOutsideFilter ? ' from the rest of the shop' : ''}.`
}

/** The heading above suggested products from outside the chosen category and grade. */
export function formatOutsideFilterHeading(filter: ProductFilter): string {
  return `Not in ${formatNarrowing(filter)}, but these come close`
}

/** A card's title for a product found by another name, such as 'Zobo: Hibiscus Petals'. */
export function formatOtherName(otherName: string, name: string): string {
  return `${otherName}: ${name}`
}

/** Says in which category a suggestion is, after the reason for it: 'similar name, in Oil'. */
export function formatReasonInCategory(reason: string, category: string): string {
  return `${reason}, in ${category}`
}

function formatNarrowing({ category, grade }: ProductFilter): string {
  return [...(category === 'All' ? [] : [category]), ...(grade === 'All' ? [] : [gradeNames[grade]])].join(
    ', ',
  )
}

function countProducts(count: number): string {
  return `${count} ${count === 1 ? 'product' : 'products'}`
}
