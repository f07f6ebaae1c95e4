import { useDeskServices } from '../../data/desk/DeskServices'
import { useCallback, useEffect, useState } from 'react'
import { useOnlineStatus } from '../../browser/useOnlineStatus'
import type { ProductSummary } from '../../../domain/catalogue/product'

/** The products of the catalogue. Before they are loaded, none is found, and nobody waits for them. */
export type Products = { findProduct: (id: string) => ProductSummary | undefined; areLoaded: boolean }

/** Loads the catalogue's products, again after a reconnect. `findProduct` finds hidden ones, too. */
export function useProducts(): Products {
  const { products } = useDeskServices()
  const [areLoaded, setAreLoaded] = useState(() => products.getLoaded() !== undefined)
  const load = useCallback(() => {
    products.load().then(
      () => setAreLoaded(true),
      () => undefined,
    )
  }, [products])
  useEffect(load, [load])
  useOnlineStatus(load)
  const findProduct = products.useFinder()
  return { findProduct: areLoaded ? findProduct : findNothing, areLoaded }
}

function findNothing() {
  return undefined
}
