import { parseCardCount } from '../../domain/catalogue/paging'
import { routePaths } from '../../domain/site/routePaths'

/** A position in the list: the URL query and the number of visible cards. */
export type ProductListPosition = { search: string; shown: number }

/** The link target of a product, with the list position in its history state. */
export function getProductLink(id: string, list: ProductListPosition) {
  return { to: routePaths.product(id), state: { list } }
}

/** The link target back to the saved position in the list, or to its top. */
export function getBackLink(state: unknown) {
  const list = readField(state, 'list')
  const search = readField(list, 'search')
  return {
    to: { pathname: routePaths.store, search: typeof search === 'string' ? search : '' },
    state: { shown: parseCardCount(readField(list, 'shown')) },
  }
}

/** Reads the number of visible cards from a history entry's state. */
export function readVisibleCardCount(state: unknown): number {
  return parseCardCount(readField(state, 'shown'))
}

// The state of a history entry may be malformed, because an older version of the site may have written it.
function readField(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
