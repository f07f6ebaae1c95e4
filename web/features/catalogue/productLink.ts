import { keptCount } from '../../domain/paging'
import { paths } from '../../app/paths'

/** Where in the list a visitor was: the address's query and how many cards stood. */
export type ListPlace = { search: string; shown: number }

/** A link's target for a product that remembers the place in the list it was chosen from. */
export function toProduct(id: string, list: ListPlace) {
  return { to: paths.product(id), state: { list } }
}

/** The link back to the list, to the place that `toProduct` remembered or to its top. */
export function backToList(state: unknown) {
  const list = field(state, 'list')
  const search = field(list, 'search')
  return {
    to: { pathname: paths.store, search: typeof search === 'string' ? search : '' },
    state: { shown: keptCount(field(list, 'shown')) },
  }
}

/** How many cards the entry of the history last showed. */
export function shownIn(state: unknown): number {
  return keptCount(field(state, 'shown'))
}

// A history entry's state comes from outside: an older version of the site may have written it.
function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
