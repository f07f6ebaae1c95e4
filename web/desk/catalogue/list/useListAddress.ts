import { useSearchParams } from 'react-router-dom'
import type { DeskProductFilter } from '../../../../domain/catalogue/editing/deskProductList'
import { sanitizeSearchText } from '../../../../domain/catalogue/productSearch'
import { isCategory } from '../../../../domain/catalogue/product'

/** Returns the list's part of the address, and how to change it. Nothing is added to the browser's history. */
export function useListAddress() {
  const [query, setQuery] = useSearchParams()
  return {
    filter: parseFilter(query),
    setFilter: (filter: DeskProductFilter) => {
      setQuery(formatFilter(filter), { replace: true })
    },
  }
}

function parseFilter(query: URLSearchParams): DeskProductFilter {
  const [category, only] = [query.get('category'), query.get('only')]
  return {
    search: sanitizeSearchText(query.get('q') ?? ''),
    category: category !== null && isCategory(category) ? category : null,
    only: only === 'drafts' || only === 'hidden' ? only : null,
  }
}

function formatFilter({ search, category, only }: DeskProductFilter): Record<string, string> {
  return {
    ...(search !== '' && { q: search }),
    ...(category && { category }),
    ...(only && { only }),
  }
}
