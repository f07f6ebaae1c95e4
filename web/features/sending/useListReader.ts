import { useEffect, useMemo, useState } from 'react'
import { createExactReader, type ListReader, type NamedProduct } from '../../../domain/order-list/listReader'
import type { CartItem } from '../../../domain/order-list/orderList'
import { importAgain } from '../../browser/importAgain'
import { isDataSaverOn } from '../../browser/isDataSaverOn'
import type { Catalogue } from '../../data/catalogue/createCatalogue'
import { loadSearchTerms } from '../../data/catalogue/searchTerms'
import { useShopServices } from '../../data/ShopServices'

const loadReader = () => import('../../../domain/typed-lists/createListReader')

/** The reader of the list that the visitor types, and whether all that it can have is loaded. */
export function useListReader(
  orderList: readonly CartItem[],
  isNeeded: boolean,
): { reader: ListReader; isReady: boolean } {
  const products = useCatalogueProducts(isNeeded)
  const createReader = useReaderCode(isNeeded)
  const reader = useMemo(
    () => (createReader ?? createExactReader)([...orderList, ...(products ?? [])]),
    [createReader, orderList, products],
  )
  return { reader, isReady: products !== null && createReader !== null }
}

/**
 * Loads the code that reads what people type, once the form shows: the device may be offline when they type. Without it,
 * the lines of the order list are read.
 */
function useReaderCode(isNeeded: boolean): typeof createExactReader | null {
  const [createReader, setCreateReader] = useState<typeof createExactReader | null>(null)
  useEffect(() => {
    importAgain(loadReader).then(
      ({ createListReader }) => setCreateReader(() => createListReader),
      () => setCreateReader(() => createExactReader),
    )
  }, [isNeeded])
  return createReader
}

/** The products, null before they are needed; none if they do not load, or with the data saver on. */
function useCatalogueProducts(isNeeded: boolean): readonly NamedProduct[] | null {
  const { catalogue } = useShopServices()
  const [products, setProducts] = useState<readonly NamedProduct[] | null>(null)
  useEffect(() => {
    if (isNeeded) void findProducts(catalogue).then(setProducts)
  }, [isNeeded, catalogue])
  return products
}

async function findProducts(catalogue: Catalogue): Promise<readonly NamedProduct[]> {
  if (isDataSaverOn()) return catalogue.getCachedProducts() ?? []
  const [products, otherNames] = await Promise.all([
    catalogue.loadProducts().catch(() => []),
    // Without them, products are found by their names alone.
    loadSearchTerms(catalogue).then(
      (terms) => terms.otherNames,
      () => new Map<string, readonly string[]>(),
    ),
  ])
  return products.map(({ id, name, unit }) => ({ id, name, unit, otherNames: otherNames.get(id) ?? [] }))
}
