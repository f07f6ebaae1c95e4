import { useEffect, useMemo, useState } from 'react'
import { loadOtherNames } from '../../data/catalogue/otherNames'
import type { ListedProduct } from '../../domain/product'
import type { ProductFilter } from '../../domain/productSearch'
import type * as suggestions from '../../domain/suggestions'
import { fetchPart } from '../../state/freshPage'

type Matching = typeof suggestions
type OtherNames = Awaited<ReturnType<typeof loadOtherNames>>

/** What is offered where nothing was found; `names` says how far the other names have come. */
export type Suggestions = {
  offered: readonly suggestions.Suggestion<ListedProduct>[]
  names: 'coming' | 'here' | 'missing'
}

/** Looks for products like the search where no name matches; what that takes is fetched by the first such search. */
export function useSuggestions(
  products: readonly ListedProduct[],
  { category, search }: ProductFilter,
  { isWanted, isTyping }: { isWanted: boolean; isTyping: boolean },
): Suggestions {
  const [matching, setMatching] = useState<Matching>()
  const [otherNames, setOtherNames] = useState<OtherNames>()
  const [isMissing, setIsMissing] = useState(false)
  // Fetching may load the page anew, which then shows the search of the address: what is still being typed waits.
  const isToFetch = isWanted && !isTyping && !(matching && otherNames)
  // Each further search that finds nothing asks again for what did not come.
  useEffect(() => {
    if (!isToFetch) return
    const parts = [
      fetchPart(() => import('../../domain/suggestions')).then(setMatching),
      fetchPart(loadOtherNames).then(setOtherNames),
    ]
    // Said only when both have ended, so that what could be compared without the other names is there with it.
    void Promise.allSettled(parts).then((ends) => {
      if (ends.some(({ status }) => status === 'rejected')) setIsMissing(true)
    })
  }, [isToFetch, search])
  const names = otherNames && matching ? 'here' : isMissing ? 'missing' : 'coming'
  const index = useMemo(() => matching?.nameIndex(products, otherNames), [matching, products, otherNames])
  const offered = useMemo(
    () =>
      isWanted && names !== 'coming' && matching && index
        ? matching.suggestionsFor(index, { category, search })
        : [],
    [matching, index, isWanted, names, category, search],
  )
  return { offered, names }
}
