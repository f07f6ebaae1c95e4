import { parseCardCount } from '../../domain/catalogue/paging'
import { routePaths } from '../../domain/site/routePaths'

/** The state of a product page's history entry: the URL query of the list that the visitor came from. */
export type ProductLinkState = { listSearch: string }

/** The link target back to the list that the visitor came from, else to the whole list. */
export function getBackLink(state: unknown) {
  const listSearch = readField(state, 'listSearch')
  // Only a link in the list sets this state, so the list is the previous history entry.
  const isBack = typeof listSearch === 'string'
  return { to: { pathname: routePaths.store, search: isBack ? listSearch : '' }, isBack }
}

/** Reads the number of visible cards from a history entry's state. */
export function readVisibleCardCount(state: unknown): number {
  return parseCardCount(readField(state, 'shown'))
}

// The state of a history entry may be malformed, because an older version of the site may have written it.
function readField(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
