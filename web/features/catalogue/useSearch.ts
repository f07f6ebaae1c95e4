import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { Catalogue } from '../../data/catalogue/createCatalogue'
import { loadSearchTerms } from '../../data/catalogue/searchTerms'
import { useShopServices } from '../../data/ShopServices'
import type { ProductSummary } from '../../../domain/catalogue/product'
import { hasSearchText, type ProductFilter } from '../../../domain/catalogue/productSearch'
import type { SearchIndex, SearchTerms } from '../../../domain/catalogue/search/searchIndex'
import type { SearchResult } from '../../../domain/catalogue/search/searchProducts'
import type * as search from '../../../domain/catalogue/search/searchProducts'
import { importAgain } from '../../browser/importAgain'
import { importWithReload } from '../../browser/reloadOnStaleBuild'
import { startNextTask } from '../../browser/startNextTask'

type Searcher = {
  searchProducts: typeof search.searchProducts
  index: SearchIndex<ProductSummary>
  products: readonly ProductSummary[]
}
type LoadStatus = 'loading' | 'ready' | 'failed'

/** What a search finds. 'failed' if the other names and uses could not be loaded. */
export type Search = SearchResult<ProductSummary> & { status: LoadStatus }

/** Searches names, other names and uses. Until the code for that has loaded, only names that have the text. */
export function useSearch(
  allProducts: readonly ProductSummary[],
  nameMatches: readonly ProductSummary[],
  filter: ProductFilter,
  isTyping: boolean,
): Search {
  const hasText = hasSearchText(filter)
  const isSearching = hasText && allProducts.length > 0
  const { searcher, status } = useSearcher(allProducts, nameMatches, filter.search, isSearching && !isTyping)
  const result = useMemo(
    () =>
      isSearching && searcher
        ? searcher.searchProducts(searcher.index, nameMatches, filter)
        : { matches: nameMatches.map((product) => ({ product })), suggestions: [] },
    [searcher, isSearching, nameMatches, filter],
  )
  // Without a text nothing is loaded or missing.
  return { ...result, status: hasText ? status : 'ready' }
}

/** Loads the search code and its terms, again after each publication. Each new search text retries a failed load. */
function useSearcher(
  products: readonly ProductSummary[],
  nameMatches: readonly ProductSummary[],
  searchText: string,
  isEnabled: boolean,
): { searcher: Searcher | undefined; status: LoadStatus } {
  const { catalogue } = useShopServices()
  const [searcher, setSearcher] = useState<Searcher>()
  const [status, setStatus] = useState<LoadStatus>('loading')
  const isLoading = useRef(false)
  const startLoad = useEffectEvent(async () => {
    isLoading.current = true
    setStatus((current) => (current === 'failed' ? 'loading' : current))
    // A reload of the page is worth it only if the visitor sees no products.
    const loaded = await loadSearcher(
      catalogue,
      products,
      nameMatches.length > 0 ? importAgain : importWithReload,
    )
    isLoading.current = false
    if (loaded.searcher) setSearcher(loaded.searcher)
    setStatus(loaded.status)
  })
  // Load nothing while the visitor types: a reload would lose a search text that is not in the URL yet.
  const indexedProducts = searcher?.products
  const needsLoad = isEnabled && (status !== 'ready' || indexedProducts !== products)
  useEffect(() => {
    if (needsLoad && !isLoading.current) void startLoad()
  }, [needsLoad, searchText, products, indexedProducts])
  return { searcher, status }
}

const noTerms: SearchTerms = { otherNames: new Map(), uses: new Map() }

/** Without the terms, product names can still be searched. */
async function loadSearcher(
  catalogue: Catalogue,
  products: readonly ProductSummary[],
  load: typeof importAgain,
): Promise<{ searcher?: Searcher; status: LoadStatus }> {
  const [code, terms] = await Promise.allSettled([
    load(() => import('../../../domain/catalogue/search/searchProducts')),
    load(() => loadSearchTerms(catalogue)),
  ])
  if (code.status === 'rejected') return { status: 'failed' }
  const { createSearchIndex, searchProducts } = code.value
  const areTermsLoaded = terms.status === 'fulfilled'
  const index = await createSearchIndex(products, areTermsLoaded ? terms.value : noTerms, startNextTask)
  return { searcher: { searchProducts, index, products }, status: areTermsLoaded ? 'ready' : 'failed' }
}
