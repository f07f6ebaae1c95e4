import { type ProductServices, useDeskServices } from '../../data/desk/DeskServices'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { oncePer } from '../../browser/oncePer'
import { useOnlineStatus } from '../../browser/useOnlineStatus'
import type { ProductSummary } from '../../../domain/catalogue/product'

/** A product with its other names, by which customers write it in their lists. */
type KnownProduct = ProductSummary & { otherNames: readonly string[] }

/** The products of the catalogue. Before they are loaded, none is found, and nobody waits for them. */
export type Products = { findProduct: (id: string) => KnownProduct | undefined; areLoaded: boolean }

type OtherNames = ReadonlyMap<string, readonly string[]>

const noNames: OtherNames = new Map()
const loadedNames = oncePer<ProductServices, { otherNames: OtherNames }>(() => ({ otherNames: noNames }))

/** Loads the catalogue's products, again after a reconnect. `findProduct` finds hidden ones, too. */
export function useProducts(): Products {
  const { products } = useDeskServices()
  const [areLoaded, setAreLoaded] = useState(() => products.getLoaded() !== undefined)
  // Nobody waits for other names: without them, some words of a customer show beside the product that they mean.
  const [otherNames, setOtherNames] = useState(loadedNames(products).otherNames)
  const load = useCallback(() => {
    products.load().then(
      () => setAreLoaded(true),
      () => undefined,
    )
    void loadOtherNames(products).then(setOtherNames)
  }, [products])
  useEffect(load, [load])
  useOnlineStatus(load)
  const findSummary = products.useFinder()
  const findProduct = useMemo(() => addOtherNames(findSummary, otherNames), [findSummary, otherNames])
  return { findProduct: areLoaded ? findProduct : findNothing, areLoaded }
}

/** Loads the other names of products; those of before, or none, if they do not load. */
export async function loadOtherNames(products: ProductServices): Promise<OtherNames> {
  const loaded = loadedNames(products)
  try {
    loaded.otherNames = (await products.loadSearchTerms()).otherNames
  } catch {
    // The names are only a help.
  }
  return loaded.otherNames
}

export function addOtherNames(
  findSummary: (id: string) => ProductSummary | undefined,
  otherNames: OtherNames,
): Products['findProduct'] {
  return (id) => {
    const summary = findSummary(id)
    return summary && { ...summary, otherNames: otherNames.get(id) ?? [] }
  }
}

function findNothing() {
  return undefined
}
