import { useEffect, useMemo, useState } from 'react'
import { loadAlternativeNames } from '../../data/catalogue/alternativeNames'
import type { ProductSummary } from '../../domain/catalogue/product'
import type { ProductFilter } from '../../domain/catalogue/productSearch'
import type * as suggestions from '../../domain/catalogue/suggestions'
import { importWithReload } from '../../browser/reloadOnStaleBuild'

type SuggestionsModule = typeof suggestions
type AlternativeNames = Awaited<ReturnType<typeof loadAlternativeNames>>

/** The products to suggest for a search without results, and the load status of the products' alternative names. */
export type SuggestionResult = {
  similarProducts: readonly suggestions.ProductSuggestion<ProductSummary>[]
  alternativeNamesStatus: 'loading' | 'ready' | 'failed'
}

/**
 * Finds products to suggest for a search without results. The first search without results loads the suggestion code
 * and the products' alternative names.
 */
export function useNoResultsSuggestions(
  products: readonly ProductSummary[],
  { category, search }: Pick<ProductFilter, 'category' | 'search'>,
  { isEnabled, isTyping }: { isEnabled: boolean; isTyping: boolean },
): SuggestionResult {
  const [suggestionsModule, setSuggestionsModule] = useState<SuggestionsModule>()
  const [alternativeNames, setAlternativeNames] = useState<AlternativeNames>()
  const [hasLoadFailed, setHasLoadFailed] = useState(false)
  // Load nothing while the visitor types: importWithReload may reload the page, and a search text that is not in the
  // URL yet would be lost.
  const shouldFetch = isEnabled && !isTyping && !(suggestionsModule && alternativeNames)
  // Each new search without results retries a failed load.
  useEffect(() => {
    if (!shouldFetch) return
    const loads = [
      importWithReload(() => import('../../domain/catalogue/suggestions')).then(setSuggestionsModule),
      importWithReload(loadAlternativeNames).then(setAlternativeNames),
    ]
    // Wait for both imports before reporting a failure: if only the alternative names fail to load, the page can still
    // show suggestions without them.
    void Promise.allSettled(loads).then((results) => {
      if (results.some(({ status }) => status === 'rejected')) setHasLoadFailed(true)
    })
  }, [shouldFetch, search])
  const alternativeNamesStatus =
    alternativeNames && suggestionsModule ? 'ready' : hasLoadFailed ? 'failed' : 'loading'
  const index = useMemo(
    () => suggestionsModule?.createNameIndex(products, alternativeNames),
    [suggestionsModule, products, alternativeNames],
  )
  const similarProducts = useMemo(
    () =>
      isEnabled && alternativeNamesStatus !== 'loading' && suggestionsModule && index
        ? suggestionsModule.findSuggestions(index, { category, search })
        : [],
    [suggestionsModule, index, isEnabled, alternativeNamesStatus, category, search],
  )
  return { similarProducts, alternativeNamesStatus }
}
