import { loadProducts } from '../../data/catalogue/list'
import { savesData } from '../../ui/savesData'

/** Fetches the whole catalogue for a visitor who is about to search or narrow it. */
export function fetchAhead(): void {
  // When it does not come, the search itself asks again and says so.
  if (!savesData()) loadProducts().catch(() => undefined)
}
