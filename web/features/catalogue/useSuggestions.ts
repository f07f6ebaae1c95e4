import { useEffect, useMemo, useState } from 'react'
import { loadOtherNames } from '../../data/catalogue/otherNames'
import type { ListedProduct } from '../../domain/product'
import type { ProductFilter } from '../../domain/productSearch'
import { nameIndex, type Suggestion, suggestionsFor } from '../../domain/suggestions'
import { fetchPart } from '../../state/freshPage'

type OtherNames = Awaited<ReturnType<typeof loadOtherNames>>

/** What is offered where nothing was found; `names` says how far the other names have come. */
export type Suggestions = {
  offered: readonly Suggestion<ListedProduct>[]
  names: 'coming' | 'here' | 'missing'
}

/** Looks for products like the search where no name matches; the other names are fetched by the first such search. */
export function useSuggestions(
  products: readonly ListedProduct[],
  { category, search }: ProductFilter,
  { isWanted, isTyping }: { isWanted: boolean; isTyping: boolean },
): Suggestions {
  const [otherNames, setOtherNames] = useState<OtherNames>()
  const [isMissing, setIsMissing] = useState(false)
  // Fetching may load the page anew, which then shows the search of the address: what is still being typed waits.
  const isToFetch = isWanted && !isTyping && !otherNames
  // Each further search that finds nothing asks again for names that did not come.
  useEffect(() => {
    if (!isToFetch) return
    fetchPart(loadOtherNames).then(setOtherNames, () => {
      setIsMissing(true)
    })
  }, [isToFetch, search])
  const names = otherNames ? 'here' : isMissing ? 'missing' : 'coming'
  const index = useMemo(() => nameIndex(products, otherNames), [products, otherNames])
  const offered = useMemo(
    () => (isWanted && names !== 'coming' ? suggestionsFor(index, { category, search }) : []),
    [index, isWanted, names, category, search],
  )
  return { offered, names }
}
