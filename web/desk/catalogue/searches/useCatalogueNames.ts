import { useEffect, useState } from 'react'
import { loadProducts } from '../../../data/catalogue/productList'
import { loadSearchTerms } from '../../../data/catalogue/searchTerms'
import type { ProductSummary } from '../../../../domain/catalogue/product'
import { toSearchKey } from './findProducts'

/** The products of the shop, and the search keys of all their names. Null while they load; 'failed' if they cannot be. */
export type CatalogueNames =
  { products: readonly ProductSummary[]; keys: ReadonlySet<string> } | 'failed' | null

/** Returns the products and the names by which visitors find them. */
export function useCatalogueNames(): CatalogueNames {
  const [names, setNames] = useState<CatalogueNames>(null)
  useEffect(() => {
    let isMounted = true
    loadNames()
      .catch(() => 'failed' as const)
      .then((loaded) => {
        if (isMounted) setNames(loaded)
      })
      .catch(() => undefined)
    return () => {
      isMounted = false
    }
  }, [])
  return names
}

async function loadNames() {
  const [products, { otherNames }] = await Promise.all([loadProducts(), loadSearchTerms()])
  const names = [...products.map(({ name }) => name), ...[...otherNames.values()].flat()]
  return { products, keys: new Set(names.map(toSearchKey)) }
}
