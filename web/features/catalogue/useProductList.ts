import { useMemo } from 'react'
import { firstPageHere, loadFirstPage, loadProducts, productsHere } from '../../data/catalogue/list'
import { firstPage } from '../../domain/paging'
import { type ProductFilter, matchingProducts } from '../../domain/productSearch'
import type { Category, ListedProduct } from '../../domain/product'
import { fetchPart } from '../../state/freshPage'
import { useFetched } from './useFetched'

export type ProductList = {
  /** What to show: what the filter finds, or the first cards while the rest is on its way. */
  found: readonly ListedProduct[]
  /** How many the filter finds, where that is known. */
  total: number
  /** Every product, to look for near names in. */
  all: readonly ListedProduct[]
  categories: readonly Category[]
  isComing: boolean
}

const none: readonly ListedProduct[] = []

type Answer =
  { state: 'here'; list: ProductList } | { state: 'coming' } | { state: 'failed'; tryAgain: () => void }

/**
 * The products that a filter finds. The first cards come with the page; the whole catalogue is fetched when somebody
 * searches it, narrows it or wants more of it.
 */
export function useProductList(filter: ProductFilter, shown: number, isTyping: boolean): Answer {
  const isNarrowed = filter.category !== 'All' || filter.search.trim() !== ''
  const isAllWanted = isNarrowed || shown > firstPage
  const first = useFetched('first', firstPageHere(), () => fetchPart(loadFirstPage))
  // Fetching may load the page anew, which then shows the search of the address: what is still being typed waits.
  const all = useFetched(`all ${isTyping}`, isAllWanted ? productsHere() : none, () =>
    isTyping ? loadProducts() : fetchPart(loadProducts),
  )
  const every = all.state === 'here' ? all.value : none
  const found = useMemo(() => matchingProducts(every, filter), [every, filter])
  if (first.state !== 'here') return first
  if (all.state === 'failed') return all
  const { products, categories, total } = first.value
  if (!isAllWanted)
    return { state: 'here', list: { found: products, total, all: none, categories, isComing: false } }
  if (all.state === 'coming')
    return { state: 'here', list: { found: products, total, all: none, categories, isComing: true } }
  return { state: 'here', list: { found, total: found.length, all: every, categories, isComing: false } }
}
