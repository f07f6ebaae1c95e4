import { type ProductServices, useDeskServices } from '../../data/desk/DeskServices'
import { useEffect, useState } from 'react'
import type { ProductSummary } from '../../../domain/catalogue/product'
import { toSearchKey } from '../../../domain/catalogue/splitSearchWords'

/** The products of the shop, and the search keys of all their names. Null while they load; 'failed' if they cannot be. */
export type CatalogueNames =
  { products: readonly ProductSummary[]; keys: ReadonlySet<string> } | 'failed' | null

export function useCatalogueNames(): CatalogueNames {
  const { products } = useDeskServices()
  const [names, setNames] = useState<CatalogueNames>(null)
  useEffect(() => {
    void loadNames(products)
      .catch(() => 'failed' as const)
      .then(setNames)
  }, [products])
  return names
}

async function loadNames({ load, loadSearchTerms }: ProductServices) {
  const [products, { otherNames }] = await Promise.all([load(), loadSearchTerms()])
  const names = [...products.map(({ name }) => name), ...[...otherNames.values()].flat()]
  return { products, keys: new Set(names.map(toSearchKey)) }
}
