import { useEffect, useState } from 'react'
import { isDataSaverOn } from '../../browser/isDataSaverOn'
import { getCachedProducts, loadProducts } from '../../data/catalogue/productList'
import type { NamedProduct } from '../../../domain/order-list/parseOrderListText'

/**
 * The products of the catalogue, loaded once they are needed; null before. They are empty if they do not load, or if
 * the browser's data saver is on and no other page has loaded them.
 */
export function useCatalogueProducts(isNeeded: boolean): readonly NamedProduct[] | null {
  const [products, setProducts] = useState<readonly NamedProduct[] | null>(null)
  useEffect(() => {
    if (isNeeded) void findProducts().then(setProducts)
  }, [isNeeded])
  return products
}

async function findProducts(): Promise<readonly NamedProduct[]> {
  if (isDataSaverOn()) return getCachedProducts() ?? []
  return loadProducts().catch(() => [])
}
