import { useCallback, useEffect, useMemo, useState } from 'react'
import { useOnlineStatus } from '../../browser/useOnlineStatus'
import { useCatalogueOverlay } from '../../data/catalogue/publishedChanges'
import { createProductFinder, getCachedProducts, loadProducts } from '../../data/catalogue/productList'
import type { ProductSummary } from '../../../domain/catalogue/product'

/** The products of the catalogue. Before they are loaded, none is found, and nobody waits for them. */
export type Products = { findProduct: (id: string) => ProductSummary | undefined; areLoaded: boolean }

/**
 * Loads the catalogue's products, again after a reconnect. `findProduct` changes when they have come, and when other
 * products are published. It finds hidden products too, because they were ordered before.
 */
export function useProducts(): Products {
  const [areLoaded, setAreLoaded] = useState(() => getCachedProducts() !== undefined)
  const load = useCallback(() => {
    loadProducts().then(
      () => {
        setAreLoaded(true)
      },
      () => undefined,
    )
  }, [])
  useEffect(load, [load])
  useOnlineStatus(load)
  const overlay = useCatalogueOverlay()
  const findProduct = useMemo(() => createProductFinder(overlay), [overlay])
  return { findProduct: areLoaded ? findProduct : findNothing, areLoaded }
}

function findNothing() {
  return undefined
}
