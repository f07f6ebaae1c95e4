import { useState } from 'react'
import type { Catalogue } from '../../data/catalogue/createCatalogue'
import { useShopServices } from '../../data/ShopServices'
import type { ProductSummary } from '../../../domain/catalogue/product'

type Hit = { product: ProductSummary }

/** The hits of a list in their places, and the number of visible cards when something was last published. */
type ShownHits<H extends Hit> = { hits: readonly H[]; source: readonly H[]; view: string; changedAt?: number }

/**
 * Keeps the cards of a list in their places while products are published and hidden: each shows its product as it is
 * now, one that no longer matches stays, and new ones come last. With another `view` the list is shown as it is. `isQuiet`
 * tells that the visitor has done nothing with the list since it changed by itself.
 */
export function useSteadyHits<H extends Hit>(hits: readonly H[], view: string, visibleCount: number) {
  const { catalogue } = useShopServices()
  const [shown, setShown] = useState<ShownHits<H>>({ hits, source: hits, view })
  const current = updateShown(catalogue, shown, hits, view, visibleCount)
  if (current !== shown) setShown(current)
  return { hits: current.hits, isQuiet: current.changedAt === visibleCount }
}

function updateShown<H extends Hit>(
  catalogue: Catalogue,
  shown: ShownHits<H>,
  source: readonly H[],
  view: string,
  visibleCount: number,
): ShownHits<H> {
  if (shown.view !== view) return { hits: source, source, view }
  if (shown.source === source) return shown
  return { hits: mergeHits(catalogue, shown.hits, source), source, view, changedAt: visibleCount }
}

function mergeHits<H extends Hit>(
  catalogue: Catalogue,
  shown: readonly H[],
  current: readonly H[],
): readonly H[] {
  const currentById = new Map(current.map((hit) => [hit.product.id, hit]))
  const shownIds = new Set(shown.map(({ product }) => product.id))
  const kept = shown.map((hit) => {
    const { product } = hit
    return (
      currentById.get(product.id) ?? {
        ...hit,
        product: catalogue.getCachedProductSummary(product.id) ?? product,
      }
    )
  })
  return [...kept, ...current.filter(({ product }) => !shownIds.has(product.id))]
}
