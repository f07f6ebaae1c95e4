import { useCallback, useEffect, useState } from 'react'
import { useOnlineStatus } from '../../browser/useOnlineStatus'
import { getCachedProducts, getCachedProductSummary, loadProducts } from '../../data/catalogue/productList'
import type { ProductSummary } from '../../domain/catalogue/product'

/** The products of the catalogue. Before they are loaded, none is found, and nobody waits for them. */
export type Products = { findProduct: (id: string) => ProductSummary | undefined; areLoaded: boolean }

/** Loads the catalogue's products, again after a reconnect. `findProduct` changes when they have come. */
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
  return { findProduct: areLoaded ? getCachedProductSummary : findNothing, areLoaded }
}

function findNothing() {
  return undefined
}
