import { useDeskServices } from '../../../data/desk/DeskServices'
import { useCallback, useEffect, useState } from 'react'
import { useOnlineStatus } from '../../../browser/useOnlineStatus'
import type { ProductSummary } from '../../../../domain/catalogue/product'

type LoadedProducts = {
  products: readonly ProductSummary[] | undefined
  hasFailed: boolean
  load: () => void
}

const noNames: ReadonlyMap<string, readonly string[]> = new Map()

/** Loads the products that visitors see; `products` is undefined before, and after a failure. */
export function useListedProducts(): LoadedProducts {
  const { products: services } = useDeskServices()
  const [products, setProducts] = useState(services.getLoaded)
  const [hasFailed, setHasFailed] = useState(false)
  const load = useCallback(() => {
    services.load().then(
      (loaded) => {
        setProducts(loaded)
        setHasFailed(false)
      },
      () => setHasFailed(true),
    )
  }, [services])
  useEffect(load, [load])
  useOnlineStatus(load)
  return { products, hasFailed, load }
}

/** Loads the other names of products once somebody searches; none before, and after a failure. */
export function useOtherNames(isSearching: boolean): ReadonlyMap<string, readonly string[]> {
  const { products } = useDeskServices()
  const [otherNames, setOtherNames] = useState(noNames)
  useEffect(() => {
    if (!isSearching) return
    products.loadSearchTerms().then(
      (terms) => setOtherNames(terms.otherNames),
      () => undefined,
    )
  }, [isSearching, products])
  return otherNames
}
